/** Opens a dialog above the page, keeping the focus inside. Escape, its own button and a click beside it close it. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
}
