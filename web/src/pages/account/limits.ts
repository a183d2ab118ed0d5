/** What the server takes; it checks by itself, these only save a round. */
export const LONGEST_NAME = 24
export const SHORTEST_PASSWORD = 8
