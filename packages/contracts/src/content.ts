import type { BodyComponent, Components, StoryComponent } from './content-model.ts'

/** A picture or file of the content service. */
export interface Asset {
  /** A path on this site; pictures are resized with the functions of lib/content/image.ts. */
  readonly filename: string
  /** What it shows; empty for decoration. */
  readonly alt: string
}

/** Where a link leads. */
export interface Link {
  /** A path of this site, or an address with http, https, mailto or tel. */
  readonly href: string
  readonly newTab: boolean
}

/** A text with headings, lists and links, as the content service's editor writes it. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly RichTextNode[]
}

export interface RichTextNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly RichTextMark[]
  readonly content?: readonly RichTextNode[]
}

/** Links hold an `href` that has been looked at: other schemes are taken off before a text is delivered. */
export interface RichTextMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** Another story, without the stories it refers to. */
export type Related<Name extends StoryComponent> = StoryOf<Name>

type Elements<Names extends readonly string[]> = Names extends readonly []
  ? Block
  : Names[number] extends keyof Components
    ? ContentOf<Names[number]>
    : never

type Value<F> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'asset' }
        ? Asset
        : F extends { kind: 'link' }
          ? Link
          : F extends { kind: 'richText' }
            ? RichText
            : F extends { kind: 'choice'; values: readonly (infer Choice)[] }
              ? Choice
              : F extends { kind: 'blocks'; components: infer Names extends readonly string[] }
                ? readonly Elements<Names>[]
                : F extends { kind: 'relation'; component: infer Name extends StoryComponent }
                  ? Related<Name>
                  : F extends { kind: 'relations'; component: infer Name extends StoryComponent }
                    ? readonly Related<Name>[]
                    : never

/** Lists, ticks and the texts a component cannot be without are always there; everything else may be missing. */
type AlwaysThere = { kind: 'text'; required: true } | { kind: 'boolean' } | { kind: 'blocks' } | { kind: 'relations' }

type Fields<Model> = {
  readonly [Name in keyof Model as Model[Name] extends AlwaysThere ? Name : never]: Value<Model[Name]>
} & {
  readonly [Name in keyof Model as Model[Name] extends AlwaysThere ? never : Name]?: Value<Model[Name]> | undefined
}

/** A block of one component, with what could be read of it: whatever an editor left out is missing here too. */
export type ContentOf<Name extends keyof Components> = Name extends keyof Components
  ? { readonly component: Name; readonly _uid: string; readonly _editable?: string | undefined } & Fields<
      Components[Name]
    >
  : never

/** A component that this release does not know; only drafts have it, published pages leave it out. */
export interface UnknownBlock {
  readonly component: 'unknown'
  readonly _uid: string
  readonly _editable?: string | undefined
  /** What the content service calls it. */
  readonly name: string
}

/** What can stand in a body. */
export type Block = ContentOf<BodyComponent> | UnknownBlock

/** A story of one component. */
export interface StoryOf<Name extends StoryComponent> {
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  /** ISO time; null while it was never published. */
  readonly first_published_at: string | null
  readonly published_at: string | null
  readonly tag_list: readonly string[]
  readonly content: ContentOf<Name>
}

/** Any story. */
export type Story = { [Name in StoryComponent]: StoryOf<Name> }[StoryComponent]

/** One page of a list of stories; bodies and long texts are left out. */
export interface StoryList {
  readonly stories: readonly Story[]
  /** From 1. */
  readonly page: number
  readonly perPage: number
  readonly total: number
}

/** Which stories a list has. */
export interface StoryFilter {
  /** Their folder, for example `blog/`. */
  readonly startsWith: string
  /** Part of the title or name, in any case. */
  readonly search?: string | undefined
  readonly category?: string | undefined
  /** Slug of a story to leave out. */
  readonly excluding?: string | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** At most 100; 25 when left out. */
  readonly perPage?: number | undefined
}
