/** How a film is shown once somebody asks for it. */
export interface Film {
  readonly kind: 'frame' | 'file'
  readonly src: string
  /** Who learns of it that the film is watched; null for a file of our own. */
  readonly service: string | null
}

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])

/** Reads the address of a film: YouTube and Vimeo in the form that leaves no cookies, or a file of this site. */
export function filmAt(url: string): Film | null {
  if (/^\/(?![/\\])/.test(url)) return { kind: 'file', src: url, service: null }
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'https:') return null
  const { hostname, pathname, searchParams } = address
  if (youtubeHosts.has(hostname) || hostname === 'youtu.be') {
    const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
    return /^[\w-]{6,20}$/.test(id)
      ? frame(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=de`, 'YouTube')
      : null
  }
  if (/^(www\.|player\.)?vimeo\.com$/.test(hostname)) {
    const id = pathname.match(/\/(\d+)/)?.[1]
    return id ? frame(`https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`, 'Vimeo') : null
  }
  return null
}

const frame = (src: string, service: string): Film => ({ kind: 'frame', src, service })
