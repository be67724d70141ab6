/** Host of a URL without `www.`; the text itself if it is not a URL. */
export const linkHost = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link
