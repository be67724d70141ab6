import type { ContentOf } from '@kostbar/contracts/content'
import { Star } from 'lucide-react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'
import { texts } from './texts.ts'

/** Testimonials, the first one large; with the rating of the reviews service if the story enables it. */
export const Testimonials = ({ block: { title, text, items, reviews }, context }: BlockProps<'testimonials'>) => (
  <section id={sectionId(title)} className={sectionClass(context)}>
    <SectionHead title={title} text={text} />
    {reviews ? <Rating /> : null}
    <ul className={classNames('grid gap-6', context === 'page' && 'md:grid-cols-2 lg:gap-8')}>
      {items.map((testimonial, index) => (
        <TestimonialCard
          key={testimonial._uid}
          testimonial={testimonial}
          large={index === 0 && items.length !== 2 && context === 'page'}
        />
      ))}
    </ul>
  </section>
)

/** Average rating from the reviews service; renders nothing if none is configured. */
function Rating() {
  const { reviews } = usePublicSettings()
  if (!reviews) return null
  const { rating, count, url } = reviews
  const words = texts.reviews(rating, count)
  return (
    <p className="-mt-4 mb-8 flex flex-wrap items-center gap-x-3 text-lg md:-mt-6">
      <Stars stars={Math.round(rating)} decorative />
      {url ? <ContentLink to={{ href: url, newTab: true }}>{words}</ContentLink> : words}
    </p>
  )
}

function TestimonialCard({ testimonial, large }: { testimonial: ContentOf<'testimonial'>; large: boolean }) {
  const { quote, name, role, image, stars } = testimonial
  return (
    <li className={classNames('rounded-xl', large ? 'bg-sage p-6 md:col-span-2 md:p-12' : 'bg-raised p-6 shadow-low')}>
      <figure className="flex h-full flex-col gap-6">
        <blockquote className={classNames('font-display', large ? 'text-3xl leading-snug' : 'text-xl leading-normal')}>
          „{quote}“
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-4">
          {image ? (
            <AssetImage asset={image} decorative sizes="48px" className="size-12 rounded-full object-cover" />
          ) : (
            <Avatar name={name} />
          )}
          <span>
            <span className="block font-semibold">{name}</span>
            {role ? <span className="block text-sm text-ink-soft">{role}</span> : null}
          </span>
          {stars ? (
            <span className="ml-auto">
              <Stars stars={stars} />
            </span>
          ) : null}
        </figcaption>
      </figure>
    </li>
  )
}

const five = [1, 2, 3, 4, 5]

const Stars = ({ stars, decorative = false }: { stars: number; decorative?: boolean }) => (
  <span
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': texts.stars(stars) })}
    className="flex gap-0.5 text-apricot"
  >
    {five.map((star) => (
      <Star key={star} className={classNames('size-4', star <= stars && 'fill-current')} aria-hidden="true" />
    ))}
  </span>
)
