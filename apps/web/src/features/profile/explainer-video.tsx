import { Play } from 'lucide-react'
import { useState } from 'react'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { trainerDesk } from '../../ui/illustration/scenes.ts'
import { staffTexts as texts } from './staff-texts.ts'

const frameClass = 'mt-5 aspect-video w-full max-w-xl overflow-hidden rounded-lg bg-sunk'

/**
 * Explainer video for trainers; empty if none is configured. Loaded on click only, so that the video host receives no
 * request before.
 */
export function ExplainerVideo() {
  const { trainerVideo } = usePublicSettings()
  const [isPlaying, setPlaying] = useState(false)
  if (!trainerVideo) return null
  const { hostname, pathname } = new URL(trainerVideo)
  if (isPlaying)
    return /\.(mp4|webm)$/.test(pathname) ? (
      // biome-ignore lint/a11y/useMediaCaption: its subtitles are part of the picture
      <video ref={focusOnMount} src={trainerVideo} controls autoPlay className={frameClass} aria-label={texts.video} />
    ) : (
      <iframe
        ref={focusOnMount}
        src={trainerVideo}
        title={texts.video}
        allow="autoplay; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin"
        className={frameClass}
      />
    )
  return (
    <figure>
      <button
        type="button"
        onClick={() => setPlaying(true)}
        aria-label={texts.playVideo}
        className={`group relative block ${frameClass}`}
      >
        <LazyIllustration loader={trainerDesk} className="absolute inset-0 [&_svg]:size-full [&_svg]:object-cover" />
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-18 place-items-center rounded-full bg-leaf text-on-leaf shadow-high transition-[scale] duration-(--quick) group-hover:scale-105">
            <Play className="ml-1 size-8" aria-hidden="true" />
          </span>
        </span>
      </button>
      <figcaption className="mt-2 text-sm text-ink-soft">{texts.videoFrom(hostname)}</figcaption>
    </figure>
  )
}
