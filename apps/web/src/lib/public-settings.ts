import { queryOptions, useQuery } from '@tanstack/react-query'

/** Addresses a deployment may configure; the server writes them into every page. */
export interface PublicSettings {
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  /** The explainer video for trainers: a file (mp4, webm), or a page made to be embedded. */
  readonly trainerVideo?: string | undefined
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
