import { queryOptions, useQuery } from '@tanstack/react-query'

/** Average rating from a reviews service. */
export interface ReviewRating {
  /** Average rating, 1 to 5. */
  readonly rating: number
  /** Number of reviews. */
  readonly count: number
  /** URL of the page with the reviews. */
  readonly url?: string | undefined
}

/** Public settings of the installation; the server passes them to every page. */
export interface PublicSettings {
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  /** Explainer video for trainers: a file (mp4, webm) or an embeddable page. */
  readonly trainerVideo?: string | undefined
  /** Review rating; undefined until the reviews service has responded. */
  readonly reviews?: ReviewRating | undefined
}

const noSettings: PublicSettings = {}

/** Query of the public settings. It is never fetched: server rendering fills in the data. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: () => noSettings,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const usePublicSettings = (): PublicSettings => useQuery(publicSettingsQuery).data ?? noSettings
