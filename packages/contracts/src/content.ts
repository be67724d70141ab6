import type { BodyComponent, Components, StoryComponent } from './content-model.ts'

/** Picture or file of the content service. */
export interface Asset {
  /** Path on this site; resize pictures with the functions of lib/content/image.ts. */
  readonly filename: string
  /** Alternative text; empty for decorative pictures. */
  readonly alt: string
}

/** Target of a link. */
export interface Link {
  /** Path on this site, or a URL with http, https, mailto or tel. */
  readonly href: string
  readonly newTab: boolean
}

/** Rich text with headings, lists and links, as the content service's editor writes it. */
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

/** Mark of a text node. The `href` of links is sanitised: links with other schemes are removed before delivery. */
export interface RichTextMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** Related story; its own relations are not resolved. */
type Related<Name extends StoryComponent> = StoryOf<Name>

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

/** Kinds of fields that are always present: lists, booleans and required texts. All other fields may be missing. */
type AlwaysPresent = { kind: 'text'; required: true } | { kind: 'boolean' } | { kind: 'blocks' } | { kind: 'relations' }

type Fields<Model> = {
  readonly [Name in keyof Model as Model[Name] extends AlwaysPresent ? Name : never]: Value<Model[Name]>
} & {
  readonly [Name in keyof Model as Model[Name] extends AlwaysPresent ? never : Name]?: Value<Model[Name]> | undefined
}

/** Block of one component with the fields that could be parsed; fields that an editor left empty are missing. */
export type ContentOf<Name extends keyof Components> = Name extends keyof Components
  ? { readonly component: Name; readonly _uid: string; readonly _editable?: string | undefined } & Fields<
      Components[Name]
    >
  : never

/**
 * Block of a component that this release does not know. Only drafts contain such blocks; published pages leave them
 * out.
 */
export interface UnknownBlock {
  readonly component: 'unknown'
  readonly _uid: string
  readonly _editable?: string | undefined
  /** Name of the component in the content service. */
  readonly name: string
}

/** Block in a story's body. */
export type Block = ContentOf<BodyComponent> | UnknownBlock

/** Story of one component. */
export interface StoryOf<Name extends StoryComponent> {
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  /** ISO time of the first publication; null if never published. */
  readonly first_published_at: string | null
  readonly published_at: string | null
  readonly tag_list: readonly string[]
  readonly content: ContentOf<Name>
}

/** Story of any component. */
export type Story = { [Name in StoryComponent]: StoryOf<Name> }[StoryComponent]

/** One page of a story list; bodies and long texts are left out. */
export interface StoryList {
  readonly stories: readonly Story[]
  /** Page number, counted from 1. */
  readonly page: number
  readonly perPage: number
  readonly total: number
  /** Categories of all stories in the folder, in alphabetical order. */
  readonly categories?: readonly string[]
}

/** Filter of a story list. */
export interface StoryFilter {
  /** Folder with trailing slash, for example `blog/`. */
  readonly startsWith: string
  /** Words that the title or name must contain (for articles also the text); case-insensitive. */
  readonly search?: string | undefined
  readonly category?: string | undefined
  /** Slug of a story to leave out. */
  readonly excluding?: string | undefined
  /** Page number, counted from 1. */
  readonly page?: number | undefined
  /** Stories per page: at most 100; 25 when omitted. */
  readonly perPage?: number | undefined
}
