import * as z from 'zod'
import type { ReviewFigures } from '../lib/public-settings.ts'

/** How long figures count as the newest, in milliseconds. */
const fresh = 60 * 60_000

/** The longest the service is waited for; nobody's page waits for it. */
const patience = 5_000

const figure = z.coerce.number()

/** schema.org's AggregateRating, by itself or as part of what is rated. */
const rating = z.object({
  ratingValue: figure.min(1).max(5),
  reviewCount: figure.int().min(1),
  url: z.url({ protocol: /^https$/ }).optional(),
})
const answer = z.union([rating, z.object({ aggregateRating: rating }).transform((rated) => rated.aggregateRating)])

interface ReviewsOptions {
  /** Where the figures are; undefined for none. */
  readonly address: URL | undefined
  readonly onError: (error: unknown) => void
}

/**
 * The figures of a reviews service: asked for at most once an hour and beside the pages, which show the last ones known.
 * @returns what is known at the moment; undefined where no service is set up or it has never answered
 */
export function reviewFigures({ address, onError }: ReviewsOptions): () => ReviewFigures | undefined {
  let figures: ReviewFigures | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(from: URL) {
    const response = await fetch(from, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    const { ratingValue, reviewCount, url } = answer.parse(await response.json())
    figures = { rating: ratingValue, count: reviewCount, url }
  }

  return () => {
    if (address && Date.now() - askedAt > fresh) {
      askedAt = Date.now()
      ask(address).catch(onError)
    }
    return figures
  }
}
