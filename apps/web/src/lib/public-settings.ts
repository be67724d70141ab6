import { queryOptions, useQuery } from '@tanstack/react-query'

/** What a reviews service says. */
export interface ReviewRating {
  /** The average, 1 to 5. */
  readonly rating: number
  /** How many have said something. */
  readonly count: number
  /** Where all of it can be read. */
  readonly url?: string | undefined
}

/** What a deployment may configure; the server writes them into every page. */
export interface PublicSettings {
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  /** The explainer video for trainers: a file (mp4, webm), or a page made to be embedded. */
  readonly trainerVideo?: string | undefined
  /** The figures of a reviews service, where one is set up and has answered. */
  readonly reviews?: ReviewRating | undefined
}

const nothing: PublicSettings = {}

/** Filled by the server's rendering; without it nothing is configured. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: () => nothing,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** What this deployment has configured. */
export const usePublicSettings = (): PublicSettings => useQuery(publicSettingsQuery).data ?? nothing
