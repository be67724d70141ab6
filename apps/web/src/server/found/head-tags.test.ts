// @vitest-environment node
import type { Story } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
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
  const found = parseStory(raw, { filesUrl: 'https://a.storyblok.com' })
  if (!found) throw new Error('no story')
  return found
}

const head = (about: Partial<Parameters<typeof headTags>[0]> = {}) =>
  headTags({
    title: 'Titel',
    description: 'Worum es geht',
    status: 200,
    origin,
    pathname: '/x',
    story: undefined,
    settings: null,
    ...about,
  })

/** The JSON-LD of a story's page, by type. */
const thingsOf = (about: Story) =>
  Object.fromEntries(
    [...head({ story: about }).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => {
      const thing = JSON.parse(json ?? '') as Record<string, unknown>
      return [thing['@type'], thing]
    }),
  )

test('texts cannot leave their place', () => {
  expect(head({ description: 'Sagt "hallo" <b>' })).toContain('content="Sagt &quot;hallo&quot; &lt;b&gt;"')
})

test('each page has one address', () => {
  expect(head({ pathname: '/blog/' })).toContain(`<link rel="canonical" href="${origin}/blog">`)
  expect(head({ pathname: '/home', story: story('home', { component: 'page' }) })).toContain(`href="${origin}/">`)
})

test('personal, hidden and missing pages are not for search engines', () => {
  expect(head({ description: undefined })).toBe('<meta name="robots" content="noindex">')
  expect(head({ status: 404 })).toBe('<meta name="robots" content="noindex">')
})

test('previews get a picture of 1200 × 630 pixels, of drawings too', () => {
  const html = head({ story: story('a', { component: 'page', og_image: picture }) })
  expect(html).toContain(`content="${origin}/f/1/600x400/abc/bild.svg/m/1200x630/filters:format(jpeg)"`)
})

test('an article says who wrote it and when, and where it stands', () => {
  const author = { uuid: 'a', full_slug: 'autoren/lena', content: { component: 'author', _uid: 'a', name: 'Lena' } }
  const things = thingsOf(
    story('blog/a', { component: 'blog_article', title: 'T </script><b>', image: picture, author }),
  )
  expect(things.Article).toMatchObject({
    headline: 'T </script><b>',
    datePublished: '2026-03-02T09:00:00.000Z',
    author: { name: 'Lena' },
    url: `${origin}/blog/a`,
  })
  expect(things.BreadcrumbList).toMatchObject({
    itemListElement: [{ name: 'Blog', item: `${origin}/blog` }, { position: 2 }],
  })
})

test('what somebody writes cannot end its script', () => {
  expect(head({ story: story('blog/a', { component: 'blog_article', title: '</script><b>' }) })).not.toContain(
    '</script><b>',
  )
})

test('pages tell of the recipe, the products and the questions on them', () => {
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
  const body = [
    { component: 'recipe_reference', _uid: '1', recipe },
    {
      component: 'accordion',
      _uid: '2',
      items: [{ component: 'accordion_item', _uid: '3', title: 'Kündigen?', text }],
    },
    { component: 'product', _uid: '4', product: 'prod', title: 'Analyse' },
  ]
  const things = thingsOf(story('home', { component: 'page', body }))
  expect(things.Recipe).toMatchObject({
    totalTime: 'PT40M',
    recipeYield: '2 Portionen',
    recipeIngredient: ['1,5 EL Öl'],
    nutrition: { calories: '520 kcal' },
  })
  expect(things.FAQPage).toMatchObject({ mainEntity: [{ name: 'Kündigen?', acceptedAnswer: { text: 'Jederzeit.' } }] })
  expect(things.Product).toMatchObject({ name: 'Analyse' })
  expect(things.Organization).toMatchObject({ url: origin })
})
