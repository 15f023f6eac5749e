/**
 * Where the library draws what it opens next to a field or a button: in the page's main part, so that it belongs to a
 * landmark. Undefined while an overlay is in front: then it is drawn there.
 */
export const popupPlace = (): HTMLElement | undefined =>
  document.querySelector('[aria-modal=true]') ? undefined : (document.querySelector('main') ?? undefined)
