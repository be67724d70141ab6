import { queryOptions, useQuery } from '@tanstack/react-query'

/** Rating of a reviews service. */
export interface ReviewRating {
  /** Average, 1 to 5. */
  readonly rating: number
  /** Number of reviews. */
  readonly count: number
  /** Page with the reviews. */
  readonly url?: string | undefined
}

/** Settings of the deployment; the server passes them to every page. */
export interface PublicSettings {
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  /** Explainer video for trainers: a file (mp4, webm) or an embeddable page. */
  readonly trainerVideo?: string | undefined
  /** Undefined until the reviews service has responded. */
  readonly reviews?: ReviewRating | undefined
}

const noSettings: PublicSettings = {}

/** Its data come from server rendering. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: () => noSettings,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const usePublicSettings = (): PublicSettings => useQuery(publicSettingsQuery).data ?? noSettings
