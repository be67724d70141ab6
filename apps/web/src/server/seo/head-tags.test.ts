// @vitest-environment node
import type { Story, StoryOf } from '@kostbar/contracts/content'
import type { Product } from '@kostbar/contracts/products/schemas'
import { expect, test } from 'vitest'
import { basis } from '../../domain/products/testing/product-fixtures.ts'
import { parseStory } from '../../lib/content/parse-story.ts'
import { headTags } from './head-tags.ts'

const origin = 'https://kostbar.test'
const picture = { filename: 'https://a.storyblok.com/f/1/600x400/abc/bild.svg', alt: 'Ein Tisch' }

function story(slug: string, content: Record<string, unknown>): Story {
  const raw = {
    uuid: 'u',
    name: 'N',
    full_slug: slug,
    first_published_at: '2026-03-02T09:00:00.000Z',
    content: { _uid: 'c', ...content },
  }
  const parsed = parseStory(raw, { filesUrl: 'https://a.storyblok.com' })
  if (!parsed) throw new Error('no story')
  return parsed
}

const head = (options: Partial<Parameters<typeof headTags>[0]> = {}) =>
  headTags({
    title: 'Titel',
    description: 'Worum es geht',
    status: 200,
    origin,
    pathname: '/x',
    story: undefined,
    settings: null,
    products: [],
    ...options,
  })

/** JSON-LD objects of a story's page, by schema.org type. */
const jsonLdByType = (page: Story, products: Product[] = []) =>
  Object.fromEntries(
    [...head({ story: page, products }).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => {
        const thing = JSON.parse(json ?? '') as Record<string, unknown>
        return [thing['@type'], thing]
      },
    ),
  )

test('escapes texts in attributes', () => {
  expect(head({ description: 'Sagt "hallo" <b>' })).toContain('content="Sagt &quot;hallo&quot; &lt;b&gt;"')
})

test('each page has one canonical URL', () => {
  expect(head({ pathname: '/blog/' })).toContain(`<link rel="canonical" href="${origin}/blog">`)
  expect(head({ pathname: '/home', story: story('home', { component: 'page' }) })).toContain(`href="${origin}/">`)
})

test('pages without a description and missing pages are noindex', () => {
  expect(head({ description: undefined })).toBe('<meta name="robots" content="noindex">')
  expect(head({ status: 404 })).toBe('<meta name="robots" content="noindex">')
})

test('an article or page without a description has the one of the site, unless it is not for search engines', () => {
  const settings = story('settings', { component: 'settings', description: 'Gut essen.' }) as StoryOf<'settings'>
  const of = (page: Story) => head({ description: undefined, story: page, settings })
  expect(of(story('blog/a', { component: 'blog_article', title: 'T' }))).toContain(
    'name="description" content="Gut essen."',
  )
  expect(of(story('ueber-uns', { component: 'page' }))).toContain('content="Gut essen."')
  for (const page of [
    story('danke', { component: 'page', no_index: true }),
    story('blog/a', { component: 'page' }),
    story('lexikon/a', { component: 'lexicon_entry' }),
  ])
    expect(of(page)).toBe('<meta name="robots" content="noindex">')
})

test('the Open Graph image has 1200 × 630 pixels, also when it is an SVG', () => {
  const html = head({ story: story('a', { component: 'page', og_image: picture }) })
  expect(html).toContain(`content="${origin}/f/1/600x400/abc/bild.svg/m/1200x630/filters:format(jpeg)"`)
})

test('JSON-LD of an article names author, date and breadcrumb', () => {
  const author = { uuid: 'a', full_slug: 'autoren/lena', content: { component: 'author', _uid: 'a', name: 'Lena' } }
  const things = jsonLdByType(
    story('blog/a', { component: 'blog_article', title: 'T </script><b>', image: picture, author }),
  )
  expect(things.Article).toMatchObject({
    headline: 'T </script><b>',
    datePublished: '2026-03-02T09:00:00.000Z',
    author: { '@type': 'Person', name: 'Lena' },
    url: `${origin}/blog/a`,
  })
  expect(things.BreadcrumbList).toMatchObject({
    itemListElement: [{ name: 'Blog', item: `${origin}/blog` }, { position: 2 }],
  })
})

test('content cannot close the JSON-LD script', () => {
  expect(head({ story: story('blog/a', { component: 'blog_article', title: '</script><b>' }) })).not.toContain(
    '</script><b>',
  )
})

test('JSON-LD of a page lists its recipe and all of its questions at once', () => {
  const recipe = {
    uuid: 'r',
    full_slug: 'rezepte/r',
    content: {
      component: 'recipe',
      _uid: 'r',
      name: 'Linsen',
      kcal: '520',
      cookingTime: 40,
      servings: 2,
      ingredients: [{ component: 'ingredient', _uid: 'i', amount: 1.5, unit: 'EL', normalName: 'Öl' }],
      steps: [{ component: 'step', _uid: 's', instruction: 'Kochen.' }],
    },
  }
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Jederzeit.' }] }] }
  const accordion = (uid: string, title: string) => ({
    component: 'accordion',
    _uid: uid,
    items: [{ component: 'accordion_item', _uid: `${uid}-1`, title, text }],
  })
  const body = [
    { component: 'recipe_reference', _uid: '1', recipe },
    accordion('2', 'Kündigen?'),
    accordion('3', 'Ändern?'),
  ]
  const things = jsonLdByType(story('home', { component: 'page', body }))
  expect(things.Recipe).toMatchObject({
    totalTime: 'PT40M',
    recipeYield: '2 Portionen',
    recipeIngredient: ['1½ EL Öl'],
    nutrition: { calories: '520 kcal' },
  })
  expect(things.FAQPage).toMatchObject({
    mainEntity: [{ name: 'Kündigen?', acceptedAnswer: { text: 'Jederzeit.' } }, { name: 'Ändern?' }],
  })
  expect(things.Organization).toMatchObject({ url: origin })
})

test('an author is a person, or a group such as the editorial team', () => {
  const typeOf = (content: object) => {
    const author = {
      uuid: 'a',
      full_slug: 'autoren/a',
      content: { component: 'author', _uid: 'a', name: 'A', ...content },
    }
    return (
      jsonLdByType(story('blog/a', { component: 'blog_article', title: 'T', author })).Article as { author: object }
    ).author
  }
  expect(typeOf({ organization: true })).toEqual({ '@type': 'Organization', name: 'A' })
  expect(typeOf({})).toEqual({ '@type': 'Person', name: 'A' })
})

test('JSON-LD of a product has each of its prices; without prices there is none', () => {
  const block = {
    component: 'subscription_list',
    _uid: '1',
    items: [{ component: 'subscription', _uid: '2', name: 'Basis', product: basis.id, included: 'Plan; Rezepte' }],
  }
  const page = story('sale', { component: 'page', og_image: picture, body: [block] })
  const offer = { '@type': 'Offer', url: `${origin}/sale`, priceCurrency: 'EUR' }
  expect(jsonLdByType(page, [basis]).Product).toMatchObject({
    name: 'Basis',
    description: 'Plan, Rezepte',
    image: expect.stringContaining('1200x630'),
    offers: [
      { ...offer, price: '4.90', priceSpecification: { price: '4.90', unitCode: 'WEE', billingIncrement: 1 } },
      { ...offer, price: '14.90', priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: true } },
      { ...offer, price: '149.00', priceSpecification: { unitCode: 'ANN' } },
    ],
  })
  expect(jsonLdByType(page, []).Product).toBeUndefined()
  expect(jsonLdByType(page, [{ ...basis, productPrices: [] }]).Product).toBeUndefined()
})
