import brand from '#brand'

/** The help of a third party, where one is configured: its script is all that we load of it. */
const loadHelpWidget = (): void => {
  const { helpWidgetUrl } = brand as { readonly helpWidgetUrl?: string | null }
  if (!helpWidgetUrl) return
  const script = document.createElement('script')
  script.src = helpWidgetUrl
  script.async = true
  document.head.append(script)
}

/** The portal has no service worker: one that an earlier program left would answer in its place. */
const removeServiceWorkers = async (): Promise<void> => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister()
}

/** What others bring to the page, or left in the browser (specification 3 §7). */
export const settleForeign = (): void => {
  loadHelpWidget()
  void removeServiceWorkers().catch(() => undefined)
}
