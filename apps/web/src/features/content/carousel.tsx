import autoplay from 'embla-carousel-autoplay'
import useEmbla from 'embla-carousel-react'
import { useState } from 'react'
import type { BlockProps } from '../../lib/content/block.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { Slide } from './carousel-slide.tsx'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'
import { texts } from './texts.ts'
import { useAutoplay } from './use-autoplay.ts'

const slideDurationMs = 5_000

/**
 * Carousel with autoplay; one and a half slides on wide screens. Before hydration and without JavaScript it is a row that
 * scrolls sideways.
 */
export function Carousel({ block: { title, items }, context }: BlockProps<'carousel'>) {
  const inBrowser = useHydrated()
  const [plugins] = useState(() => [
    autoplay({ delay: slideDurationMs, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: false }),
  ])
  const hasSeveral = items.length > 1
  const [row, carousel] = useEmbla({ loop: true, align: 'start', active: hasSeveral }, plugins)
  const { moving, paused, toggle, frame } = useAutoplay(carousel, hasSeveral)

  return (
    <section
      id={sectionId(title)}
      aria-roledescription="Karussell"
      aria-label={title ?? texts.slides}
      className={sectionClass(context)}
      {...frame}
    >
      <SectionHead title={title} />
      <div
        ref={row}
        className={classNames(
          '-mx-4 sm:-mr-6 sm:ml-0 lg:mr-0',
          inBrowser ? 'overflow-hidden' : 'snap-x overflow-x-auto',
        )}
      >
        <ul className="flex touch-pan-y" aria-live={moving ? 'off' : 'polite'}>
          {items.map((item, index) => (
            <Slide key={item._uid} item={item} name={texts.slide(index + 1, items.length)} />
          ))}
        </ul>
      </div>
      {hasSeveral ? (
        <CarouselControls
          hidden={!inBrowser}
          paused={paused}
          onToggle={toggle}
          onPrevious={() => carousel?.scrollPrev()}
          onNext={() => carousel?.scrollNext()}
        />
      ) : null}
    </section>
  )
}
