import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { contentFolder } from '../testing/content-folder.ts'
import { serveContent } from '../testing/serve-content.ts'

async function serveImages() {
  const directory = await contentFolder()
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c8553d' } })
  await writeFile(join(directory, 'assets/photo.jpg'), await photo.jpeg().toBuffer())
  const { url, library } = await serveContent(directory)
  const addressOf = (path: string) => url + library.assets.find((asset) => asset.path === path)?.url
  return { photo: addressOf('assets/photo.jpg'), drawing: addressOf('assets/bowl.svg') }
}

async function fetchImage(url: string) {
  const answer = await fetch(url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control'), format, width, height }
}

it('resizes photos by width, by both sides and into a box, never beyond their original size', async () => {
  const { photo } = await serveImages()
  expect(await fetchImage(`${photo}/m/768x0`)).toMatchObject({ type: 'image/jpeg', width: 768, height: 432 })
  expect(await fetchImage(`${photo}/m/1200x630/filters:format(webp):quality(80)`)).toMatchObject({
    type: 'image/webp',
    width: 1200,
    height: 630,
  })
  expect(await fetchImage(`${photo}/m/fit-in/300x300`)).toMatchObject({ width: 300, height: 169 })
  expect(await fetchImage(`${photo}/m/4000x0`)).toMatchObject({ width: 1600 })
  expect(await fetchImage(`${photo}/m/`)).toMatchObject({ width: 1600 })
  expect((await fetchImage(photo)).cache).toBe('public, max-age=31536000, immutable')
})

it('serves SVG unchanged, and rasterises it on request', async () => {
  const { drawing } = await serveImages()
  expect(await fetchImage(`${drawing}/m/768x0`)).toMatchObject({ type: 'image/svg+xml', format: 'svg' })
  const preview = `${drawing}/m/1200x630/filters:format(png)`
  for (const _again of [1, 2]) {
    expect(await fetchImage(preview)).toMatchObject({ type: 'image/png', format: 'png', width: 1200, height: 630 })
  }
  expect(await fetchImage(`${drawing}/m/1200x630/filters:format(jpeg)`)).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
})

it('serves SVG with a policy that forbids scripts', async () => {
  const { drawing } = await serveImages()
  expect((await fetch(drawing)).headers.get('content-security-policy')).toContain('sandbox')
})

it.each(['/m/99999x1', '/m/1x1/filters:format(exe)', '/m/1x1/filters:quality(500)', '/m/../../etc', '/m/1x1/x'])(
  'offers nothing for %s',
  async (suffix) => {
    const { photo } = await serveImages()
    expect((await fetch(photo + suffix)).status).toBe(404)
  },
)

it('serves no file outside its folder', async () => {
  const { photo } = await serveImages()
  const { origin } = new URL(photo)
  expect((await fetch(`${origin}/f/1/1x1/0000000000/../../../../etc/passwd`)).status).toBe(404)
  expect((await fetch(`${origin}/f/1/600x400/0000000000/bowl.svg`)).status).toBe(404)
})
