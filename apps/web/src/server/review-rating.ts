import * as z from 'zod'
import type { ReviewRating } from '../lib/public-settings.ts'

const refreshIntervalMs = 60 * 60_000
const requestTimeoutMs = 5_000

const numeric = z.coerce.number()

/** AggregateRating of schema.org, standalone or as a property of the rated item. */
const aggregateRating = z.object({
  ratingValue: numeric.min(1).max(5),
  reviewCount: numeric.int().min(1),
  url: z.url({ protocol: /^https$/ }).optional(),
})
const responseBody = z.union([
  aggregateRating,
  z.object({ aggregateRating }).transform((subject) => subject.aggregateRating),
])

interface ReviewRatingOptions {
  /** URL of the reviews service; undefined when none is configured. */
  readonly url: URL | undefined
  readonly onError: (error: unknown) => void
}

/**
 * Rating of a reviews service, refreshed in the background at most once an hour; pages never wait for it.
 * @returns a function that gives the last known rating; undefined while there is none
 */
export function createReviewRating({ url: source, onError }: ReviewRatingOptions): () => ReviewRating | undefined {
  let rating: ReviewRating | undefined
  let requestedAt = Number.NEGATIVE_INFINITY

  async function refresh(from: URL) {
    const response = await fetch(from, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const { ratingValue, reviewCount, url } = responseBody.parse(await response.json())
    rating = { rating: ratingValue, count: reviewCount, url }
  }

  return () => {
    if (source && Date.now() - requestedAt > refreshIntervalMs) {
      requestedAt = Date.now()
      refresh(source).catch(onError)
    }
    return rating
  }
}
