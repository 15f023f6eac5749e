/** Where popups are drawn: in the main part, to belong to a landmark; undefined, the end of the page, while an overlay is open. */
export const popupPlace = (): HTMLElement | undefined =>
  document.querySelector('[aria-modal=true]') ? undefined : (document.querySelector('main') ?? undefined)
