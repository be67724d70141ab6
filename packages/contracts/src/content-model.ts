import {
  asset,
  blocks,
  boolean,
  choice,
  type Field,
  link,
  number,
  optional,
  relation,
  relations,
  richText,
  text,
} from './content-fields.ts'

/** Content types of stories. */
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
    /** Minutes. */
    readTime: number,
    /** URL of an article on another site; it is then not shown on this one. */
    proxyLink: optional(link),
    body: blocks(),
  },
  author: { name: text, image: asset, bio: optional(text) },
  recipe: {
    name: text,
    image: asset,
    /** Per serving, as the grams are. */
    kcal: number,
    carbs: number,
    proteins: number,
    fats: number,
    /** Minutes. */
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
} as const satisfies Record<string, Record<string, Field>>

/** Components allowed in the body of a page or an article. */
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
    /** Whether ratings of a review service are shown. */
    reviews: boolean,
  },
  carousel: { title: optional(text), items: blocks('carousel_item') },
  blog_list: { title: optional(text), text: optional(text), category: optional(text) },
  subscription_list: { title: optional(text), text: optional(text), items: blocks('subscription') },
  product: {
    /** Id of the Stripe product. */
    product: text,
    title: optional(text),
    text: optional(richText),
    image: optional(asset),
    /** Separated by semicolons. */
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
  /** A film of YouTube, Vimeo or a file. */
  video: { title: optional(text), text: optional(text), url: text, poster: asset },
  rich_text: { text: richText },
  picture: { image: asset, caption: optional(text) },
  quote: { text: text, source: optional(text) },
  sources: { items: blocks('source') },
  recipe_reference: { recipe: relation('recipe') },
} as const satisfies Record<string, Record<string, Field>>

/** Components nested in others only. */
export const partComponents = {
  nav_item: { name: text, link: optional(link), items: optional(blocks('nav_item')), text: optional(text) },
  button: { label: text, link, look: optional(choice('primary', 'secondary', 'quiet')) },
  action_item: { icon: asset, name: text, link },
  feature: { icon: optional(asset), title: text, text },
  testimonial: {
    quote: text,
    name: text,
    role: optional(text),
    image: optional(asset),
    /** 1 to 5. */
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
  ingredient: { amount: optional(number), unit: optional(text), normalName: text },
  step: { instruction: text },
  source: { title: text, publisher: text, url: optional(text), year: optional(number) },
} as const satisfies Record<string, Record<string, Field>>

const allComponents = { ...storyComponents, ...bodyComponents, ...partComponents }

/** All components by name. */
export const components: Readonly<Record<string, Readonly<Record<string, Field>>>> = allComponents

export type Components = typeof allComponents
export type StoryComponent = keyof typeof storyComponents
export type BodyComponent = keyof typeof bodyComponents

/**
 * Relations resolved together with a story (`resolve_relations` of the delivery API). Lexicon entries are excluded: they
 * refer to each other, and Storyblok's client would nest them endlessly.
 */
export const resolvedRelations = ['recipe_reference.recipe', 'blog_article.author', 'recipe.author']
