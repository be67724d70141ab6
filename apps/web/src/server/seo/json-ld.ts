import type { Asset, Block, ContentOf, Story, StoryOf } from '@kostbar/contracts/content'
import { formatCount } from '@kostbar/contracts/number-format'
import type { Product } from '@kostbar/contracts/products/schemas'
import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { storyIngredient } from '@kostbar/contracts/recipes/story-ingredient'
import { rasterised } from '../../lib/content/image.ts'
import { plainText } from '../../lib/content/plain-text.ts'
import { storyPath } from '../../lib/content/slug.ts'
import { type OfferedProduct, productThing } from './product-json-ld.ts'
import { siteNameOf } from './site-name.ts'
import type { Thing } from './thing.ts'

interface Site {
  readonly origin: string
  readonly settings: StoryOf<'settings'> | null
  /** Products shown on the page, with their prices. */
  readonly products: readonly Product[]
}

/** Structured data (schema.org JSON-LD) of a story's page. */
export function jsonLd(story: Story, site: Site): Thing[] {
  const things = [...mainThings(story, site), breadcrumb(story, site)]
  return things.flatMap((thing) => (thing ? [{ '@context': 'https://schema.org', ...thing }] : []))
}

function mainThings(story: Story, site: Site): (Thing | undefined)[] {
  switch (story.content.component) {
    case 'blog_article':
      return [article(story as StoryOf<'blog_article'>, site)]
    case 'recipe':
      return [recipe(story as StoryOf<'recipe'>, site)]
    case 'page':
      return [
        ...(story.full_slug === 'home' ? [organization(site), website(site)] : []),
        ...story.content.body.flatMap((block) =>
          block.component === 'recipe_reference' && block.recipe ? [recipe(block.recipe, site)] : [],
        ),
        ...offers(story as StoryOf<'page'>, site),
        questions(story.content.body),
      ]
    default:
      return []
  }
}

/** Products of a page. Those whose prices are unknown are left out: without an offer a product is invalid. */
function offers({ full_slug, content }: StoryOf<'page'>, site: Site): Thing[] {
  const picture = content.og_image ?? site.settings?.content.ogImage
  const offered = content.body.flatMap((block): (OfferedProduct & { image?: Asset | undefined })[] => {
    if (block.component === 'product') return [{ ...block, name: block.title, image: block.image ?? picture }]
    if (block.component === 'subscription_list') return block.items.map((item) => ({ ...item, image: picture }))
    return []
  })
  return offered.flatMap(({ image, ...offer }) => {
    const product = site.products.find(({ id }) => id === offer.product)
    if (!product) return []
    return productThing(offer, product, {
      url: site.origin + storyPath(full_slug),
      brand: siteNameOf(site.settings),
      image: image && imageUrl(image, site),
    })
  })
}

const organization = ({ origin, settings }: Site): Thing => {
  const { facebook, instagram } = settings?.content ?? {}
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteNameOf(settings),
    url: origin,
    logo: `${origin}/icon-512.png`,
    sameAs: [facebook, instagram].flatMap((link) => link?.href ?? []),
  }
}

const website = ({ origin, settings }: Site): Thing => ({
  '@type': 'WebSite',
  name: siteNameOf(settings),
  url: origin,
  inLanguage: 'de-AT',
  publisher: { '@id': `${origin}/#organization` },
})

function article({ full_slug, content, first_published_at, published_at }: StoryOf<'blog_article'>, site: Site): Thing {
  const url = site.origin + storyPath(full_slug)
  return {
    '@type': 'Article',
    headline: content.title,
    description: content.description,
    url,
    mainEntityOfPage: url,
    inLanguage: 'de-AT',
    articleSection: content.category,
    ...(content.image ? { image: imageUrl(content.image, site) } : {}),
    ...(first_published_at
      ? { datePublished: first_published_at, dateModified: published_at ?? first_published_at }
      : {}),
    ...(content.author ? { author: author(content.author.content) } : {}),
    publisher: organization(site),
  }
}

function recipe(
  { content, first_published_at }: Pick<StoryOf<'recipe'>, 'content' | 'first_published_at'>,
  site: Site,
): Thing {
  const { kcal, carbs, proteins, fats, cookingTime, servings } = content
  const grams = (value: number | undefined) => (value === undefined ? undefined : `${value} g`)
  return {
    '@type': 'Recipe',
    name: content.name,
    inLanguage: 'de-AT',
    ...(content.image ? { image: imageUrl(content.image, site) } : {}),
    ...(content.description ? { description: plainText(content.description) } : {}),
    ...(first_published_at ? { datePublished: first_published_at } : {}),
    ...(cookingTime ? { totalTime: `PT${cookingTime}M` } : {}),
    ...(servings ? { recipeYield: formatCount(servings, 'Portion', 'Portionen') } : {}),
    ...(content.author ? { author: author(content.author.content) } : {}),
    recipeIngredient: content.ingredients.map((ingredient) => ingredientSentence(storyIngredient(ingredient))),
    recipeInstructions: content.steps.map(({ instruction }) => ({ '@type': 'HowToStep', text: instruction })),
    ...(kcal === undefined
      ? {}
      : {
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${kcal} kcal`,
            carbohydrateContent: grams(carbs),
            proteinContent: grams(proteins),
            fatContent: grams(fats),
          },
        }),
  }
}

const author = ({ name, organization }: ContentOf<'author'>): Thing => ({
  '@type': organization ? 'Organization' : 'Person',
  name,
})

/** Questions and answers of all accordions of a page; search engines accept one list per page. */
function questions(body: readonly Block[]): Thing | undefined {
  const answered = body.flatMap((block) =>
    block.component === 'accordion'
      ? block.items.flatMap(({ title, text }) => (title && text ? [{ title, answer: plainText(text) }] : []))
      : [],
  )
  if (answered.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

const folderNames: Record<string, string> = {
  blog: 'Blog',
  kostproben: 'Kostproben',
  rezepte: 'Rezepte',
  lexikon: 'Lexikon',
}

function breadcrumb({ full_slug, name, content }: Story, { origin }: Site): Thing | undefined {
  const [folder = '', child] = full_slug.split('/')
  if (!child) return undefined
  const title = ('title' in content && content.title) || name
  const trail = [
    { name: folderNames[folder] ?? folder, path: folder },
    { name: title, path: full_slug },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + storyPath(step.path),
    })),
  }
}

const imageUrl = ({ filename }: Asset, { origin }: Site) =>
  origin + rasterised(filename, { width: 1200, height: 630, format: 'jpeg' })
