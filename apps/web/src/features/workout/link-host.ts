/** The site a link leads to, as people say it; the link itself when it is none. */
export const linkHost = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link
