import {
  asset,
  blocks,
  boolean,
  type ContentField,
  choice,
  link,
  number,
  optional,
  relation,
  relations,
  richText,
  text,
} from './content-fields.ts'

/** Components of stories (content types) with their fields. */
export const storyComponents = {
  settings: {
    site_name: text,
    claim: optional(text),
    description: text,
    logo: optional(asset),
    ogImage: asset,
    navigation: blocks('nav_item'),
    footer_links: blocks('nav_item'),
    facebook: optional(link),
    instagram: optional(link),
    preLoadingSpinner: optional(asset),
    loadingSpinner: optional(asset),
    newsletter_form_url: optional(text),
    /** What the law requires on business mails: company, seat, register number and court. Also shown by `company`. */
    company: optional(blocks('company_detail')),
  },
  page: {
    title: text,
    description: text,
    og_image: optional(asset),
    no_index: boolean,
    body: blocks(),
  },
  blog_article: {
    title: text,
    description: text,
    image: asset,
    category: text,
    author: relation('author'),
    /** Reading time in minutes. */
    readTime: number,
    /** URL of the article on another site; such an article has no page on this site. */
    proxyLink: optional(link),
    body: blocks(),
  },
  author: {
    name: text,
    image: asset,
    bio: optional(text),
    /** Whether it is a group such as the editorial team, not a person. */
    organization: boolean,
  },
  recipe: {
    name: text,
    image: asset,
    /** Energy in kcal per serving; the grams below are also per serving. */
    kcal: number,
    carbs: number,
    proteins: number,
    fats: number,
    /** Cooking time in minutes. */
    cookingTime: number,
    servings: number,
    description: richText,
    ingredients: blocks('ingredient'),
    steps: blocks('step'),
    author: optional(relation('author')),
    allergens: optional(text),
  },
  lexicon_entry: {
    name: text,
    summary: text,
    image: optional(asset),
    text: richText,
    related: optional(relations('lexicon_entry')),
    sources: optional(blocks('source')),
  },
} as const satisfies Record<string, Record<string, ContentField>>

/** Components allowed in the body of a page or article. */
export const bodyComponents = {
  image_stage: {
    title: text,
    subtitle: optional(text),
    description: optional(richText),
    image: asset,
    mobile_image: optional(asset),
    actions: optional(blocks('button')),
  },
  action_stage: { title: optional(text), items: blocks('action_item') },
  content_with_image: {
    title: text,
    subtitle: optional(text),
    image: asset,
    text: richText,
    image_side: optional(choice('left', 'right')),
    actions: optional(blocks('button')),
  },
  feature_list: { title: text, text: optional(text), items: blocks('feature') },
  testimonials: {
    title: text,
    text: optional(text),
    items: blocks('testimonial'),
    /** Whether the reviews service's rating is shown. */
    reviews: boolean,
  },
  carousel: { title: optional(text), items: blocks('carousel_item') },
  blog_list: { title: optional(text), text: optional(text), category: optional(text) },
  subscription_list: { title: optional(text), text: optional(text), items: blocks('subscription') },
  product: {
    /** Id of the product at Stripe. */
    product: text,
    title: optional(text),
    text: optional(richText),
    image: optional(asset),
    /** Included items, separated by semicolons. */
    included: optional(text),
  },
  client_slots: { title: optional(text), text: optional(text), included: optional(text) },
  newsletter: { title: optional(text), text: optional(text) },
  app_links: {
    title: optional(text),
    text: optional(text),
    app_store: optional(text),
    google_play: optional(text),
    image: optional(asset),
  },
  accordion: { title: optional(text), items: blocks('accordion_item') },
  call_to_action: { title: text, text: optional(text), image: optional(asset), actions: blocks('button') },
  /** Video: `url` leads to YouTube, Vimeo or a file. */
  video: { title: optional(text), text: optional(text), url: text, poster: asset },
  rich_text: { text: richText },
  picture: { image: asset, caption: optional(text) },
  quote: { text: text, source: optional(text) },
  sources: { items: blocks('source') },
  recipe_reference: { recipe: relation('recipe') },
  /** Details of the company from the settings story. */
  company: {},
} as const satisfies Record<string, Record<string, ContentField>>

/** Components that are only nested in other components. */
const partComponents = {
  nav_item: { name: text, link: optional(link), items: optional(blocks('nav_item')), text: optional(text) },
  button: { label: text, link, look: optional(choice('primary', 'secondary', 'quiet')) },
  action_item: { icon: asset, name: text, link },
  feature: { icon: optional(asset), title: text, text },
  testimonial: {
    quote: text,
    name: text,
    role: optional(text),
    image: optional(asset),
    /** Number of stars, 1 to 5. */
    stars: optional(number),
  },
  carousel_item: { image: asset, title: optional(text), text: optional(text), link: optional(link) },
  subscription: {
    name: text,
    product: text,
    included: text,
    priceCalculation: choice('cheapestMonthly', 'cheapestWeekly', 'other'),
    highlighted: boolean,
  },
  accordion_item: { title: text, text: richText },
  ingredient: {
    amount: optional(number),
    /** Upper bound of a range. */
    amountTo: optional(number),
    /** Unit of the amount; absent for pieces. */
    unit: optional(text),
    normalName: text,
    /** Name of one piece, and (`plural`) of several, where `normalName` has the other form. */
    singular: optional(text),
    plural: optional(text),
    /** Note on preparation; `Saft` and `Schale` are written as `Saft von 1 Bio-Limette`. */
    note: optional(text),
  },
  step: { instruction: text },
  company_detail: { name: text, text },
  source: { title: text, publisher: text, url: optional(text), year: optional(number) },
} as const satisfies Record<string, Record<string, ContentField>>

const allComponents = { ...storyComponents, ...bodyComponents, ...partComponents }

/** All components by name. */
export const components: Readonly<Record<string, Readonly<Record<string, ContentField>>>> = allComponents

export type Components = typeof allComponents
export type StoryComponent = keyof typeof storyComponents
export type BodyComponent = keyof typeof bodyComponents

/**
 * Relations that the delivery API resolves together with a story (`resolve_relations`). Lexicon entries are excluded:
 * they refer to each other, and Storyblok's client would nest them endlessly.
 */
export const resolvedRelations = ['recipe_reference.recipe', 'blog_article.author', 'recipe.author']
