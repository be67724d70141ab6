/** A block of the delivery API. */
export type StoredBlock = { component: string; _uid: string } & Record<string, unknown>

/** A story read from a file, in the shape of the delivery API. */
export type StoredStory = {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  content: StoredBlock
  first_published_at: string
  published_at: string
  tag_list: string[]
  /** Drafts are served with version=draft only. */
  draft: boolean
  /** Path of its file, for people. */
  file: string
  /** References: full_slug and field. */
  references: Reference[]
}

export type Reference = { field: string; slug: string; component?: string }
