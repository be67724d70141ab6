/** Video source that can be played. */
export interface VideoSource {
  readonly kind: 'frame' | 'file'
  readonly src: string
  /** Name of the third-party player; null for a file of this site. */
  readonly service: string | null
}

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])

/** Parses a video URL: YouTube and Vimeo (embeds without cookies), or a file of this site. Null for anything else. */
export function parseVideoUrl(url: string): VideoSource | null {
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

const frame = (src: string, service: string): VideoSource => ({ kind: 'frame', src, service })
