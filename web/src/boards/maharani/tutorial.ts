export const tutorial = []
