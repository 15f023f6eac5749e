type Network = { readonly name: string; readonly url: string }

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** Whether a link is a post of this network: by https, on the host of the provider's own page there. */
export const isLinkOf = (networks: readonly Network[], network: string, link: string): boolean => {
  const own = networks.find(({ name }) => name === network)
  if (!own || !URL.canParse(link)) return false
  return new URL(link).protocol === 'https:' && hostOf(link) === hostOf(own.url)
}
