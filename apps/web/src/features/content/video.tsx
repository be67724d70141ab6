import { Play } from 'lucide-react'
import { useState } from 'react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'
import { texts } from './texts.ts'
import { parseVideoUrl, type VideoSource } from './video-url.ts'

/** Video block with a poster; third parties are contacted only on click. */
export function Video({ block: { title, text, url, poster }, context }: BlockProps<'video'>) {
  const [isPlaying, setPlaying] = useState(false)
  const source = parseVideoUrl(url)
  if (!source) return null
  const name = title ? texts.videoOf(title) : texts.video
  return (
    <section id={sectionId(title)} className={sectionClass(context)}>
      <SectionHead title={title} text={text} />
      <div className="relative aspect-video overflow-hidden rounded-xl bg-deep">
        {isPlaying ? (
          <Player source={source} name={name} />
        ) : (
          <>
            {poster ? (
              <AssetImage
                asset={poster}
                decorative
                sizes="(min-width: 1248px) 76rem, 100vw"
                className="absolute inset-0 size-full object-cover"
              />
            ) : null}
            {/* Without JavaScript, the play button is a link to the video. With it, an early click waits for hydration. */}
            <a
              href={url}
              data-queued=""
              aria-label={`${texts.playVideo}${title ? `: ${title}` : ''}`}
              className="group absolute inset-0 grid place-items-center"
              onClick={(event) => {
                event.preventDefault()
                setPlaying(true)
              }}
            >
              <span className="grid size-20 place-items-center rounded-full bg-leaf text-on-leaf shadow-high transition-[scale] duration-(--steady) group-hover:scale-105 md:size-24">
                <Play className="ml-1 size-9 fill-current" aria-hidden="true" />
              </span>
            </a>
          </>
        )}
      </div>
      {source.service ? <p className="mt-3 text-sm text-ink-soft">{texts.playFrom(source.service)}</p> : null}
    </section>
  )
}

const Player = ({ source, name }: { source: VideoSource; name: string }) =>
  source.kind === 'frame' ? (
    <iframe
      ref={focusOnMount}
      src={source.src}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the content service has no captions for its files
    <video ref={focusOnMount} src={source.src} title={name} controls autoPlay className="absolute inset-0 size-full" />
  )
