/** Video source that can be played. */
export interface VideoSource {
  readonly kind: 'frame' | 'file'
  readonly src: string
  /** Name of the third-party player; null for a file of this site. */
  readonly service: string | null
}

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])

/** Hosts of the content service's files, by region; the web server delivers those of our space under their path. */
const fileHost = /^a(-[a-z]{2})?\.storyblok\.com$/

/**
 * Parses a video URL: YouTube and Vimeo (embeds without cookies), or a file of this site or of the content service. Null
 * for anything else.
 */
export function parseVideoUrl(url: string): VideoSource | null {
  if (/^\/(?![/\\])/.test(url)) return { kind: 'file', src: url, service: null }
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'https:') return null
  const { hostname, pathname, searchParams } = address
  if (fileHost.test(hostname) && pathname.startsWith('/f/')) return { kind: 'file', src: pathname, service: null }
  if (youtubeHosts.has(hostname) || hostname === 'youtu.be') {
    const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
    return /^[\w-]{6,20}$/.test(id)
      ? frame(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=de`, 'YouTube')
      : null
  }
  if (/^(www\.|player\.)?vimeo\.com$/.test(hostname)) {
    const [, id, pathKey] = pathname.match(/\/(\d+)(?:\/([\da-f]+)(?:\/|$))?/) ?? []
    // Unlisted videos play with their key only.
    const key = pathKey ?? searchParams.get('h')?.match(/^[\da-f]+$/)?.[0]
    return id ? frame(`https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`, 'Vimeo') : null
  }
  return null
}

const frame = (src: string, service: string): VideoSource => ({ kind: 'frame', src, service })
