import type { BodyComponent, Components, StoryComponent } from './content-model.ts'

/** A picture or file of the content service. */
export interface Asset {
  /** A path on this site; pictures are resized with the functions of lib/content/image.ts. */
  readonly filename: string
  /** Alternative text; empty for decoration. */
  readonly alt: string
}

/** A link target. */
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

/** The `href` of links is sanitised: links with other schemes are removed before a text is delivered. */
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

/** Fields that are always present: lists, booleans and required texts. All others may be missing. */
type AlwaysPresent = { kind: 'text'; required: true } | { kind: 'boolean' } | { kind: 'blocks' } | { kind: 'relations' }

type Fields<Model> = {
  readonly [Name in keyof Model as Model[Name] extends AlwaysPresent ? Name : never]: Value<Model[Name]>
} & {
  readonly [Name in keyof Model as Model[Name] extends AlwaysPresent ? never : Name]?: Value<Model[Name]> | undefined
}

/** A block of one component, with the fields that could be parsed: what an editor left empty is missing. */
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
  /** Its name in the content service. */
  readonly name: string
}

/** A block of a body. */
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

/** Filter of a list of stories. */
export interface StoryFilter {
  /** Folder, for example `blog/`. */
  readonly startsWith: string
  /** Part of the title or name, in any case. */
  readonly search?: string | undefined
  readonly category?: string | undefined
  /** Slug of a story to leave out. */
  readonly excluding?: string | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** At most 100; 25 when omitted. */
  readonly perPage?: number | undefined
}
