/** One piece of a legal text. `[…]` inside a sentence marks a gap whoever runs the site still has to fill. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A legal page as people read it, from top to bottom. */
export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }[]
}
