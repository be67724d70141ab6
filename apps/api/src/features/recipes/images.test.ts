import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exe, jpg, png, svg, uploadTo } from '../../testing/files.ts'
import { addRecipe, porridge } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** A photo as a phone takes it, with place and camera. */
const phone = await readFile(new URL('../photos/testing/phone.jpg', import.meta.url))
const phoneWebp = await sharp(phone).keepMetadata().webp().toBuffer()

/** Uploads a file as browsers do. @returns its key */
async function upload(person: Person, filename: string, file: Buffer): Promise<string> {
  const query = { filename, size: file.length }
  const { url, key, contentType } = await person.call(recipes.assetUpload, { query })
  expect(await uploadTo(url, file, contentType)).toBe(200)
  return key
}

const isStored = async (key: string) => (await app.infra.storage.head(key)) !== null

describe('a photo of a recipe', () => {
  it.each([
    ['foto.png', png],
    ['Foto.JPG', phone],
    ['foto.jpeg', phone],
    ['foto.webp', phoneWebp],
  ])(
    '%s is stored with the recipe without metadata, and visible to users who may see the recipe',
    async (filename, file) => {
      const ben = await app.person()
      const trainer = await app.trainerOf(ben)
      const { id, image } = await addRecipe(trainer, { image: await upload(trainer, filename, file) })
      expect(image).toBe(`/api/recipes/${id}/image?v=1`)
      const shown = await ben
        .exchange(recipes.image, { params: { recipeId: id } })
        .buffer(true)
        .responseType('blob')
      expect([shown.status, shown.type, shown.headers['x-content-type-options']]).toEqual([
        200,
        'image/jpeg',
        'nosniff',
      ])
      const { format, exif, xmp, iptc } = await sharp(shown.body).metadata()
      expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined])
      expect(shown.body.includes('KANARIE')).toBe(false)
      const stranger = await app.person()
      await expect(stranger.call(recipes.image, { params: { recipeId: id } })).toMatchProblem('not_found')
      await trainer.call(recipes.remove, { params: { recipeId: id } })
      await expect(ben.call(recipes.image, { params: { recipeId: id } })).toMatchProblem('not_found')
    },
  )

  it('stays when its recipe is added again with the same key, although the upload is gone', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const draft = { image: await upload(trainer, 'foto.jpg', phone), key: randomUUID() }
    const first = await addRecipe(trainer, draft)
    expect(await isStored(draft.image)).toBe(false)
    expect(await addRecipe(trainer, draft)).toEqual(first)
  })

  it.each([
    ['an SVG', 'bild.svg', 1000, 'filename', 'Bitte wähle ein Foto im Format PNG, JPG oder WebP.'],
    ['a program', 'bild.exe', 1000, 'filename', 'Bitte wähle ein Foto im Format PNG, JPG oder WebP.'],
    ['no ending', 'png', 1000, 'filename', 'Bitte wähle ein Foto im Format PNG, JPG oder WebP.'],
    ['more than 10 MB', 'bild.png', 10_000_001, 'size', 'Das Foto darf höchstens 10 MB groß sein.'],
  ])('%s gets no upload URL', async (_what, filename, size, field, sentence) => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { status, body } = await trainer.exchange(recipes.assetUpload, { query: { filename, size } })
    expect([status, body.fields]).toEqual([400, { [field]: sentence }])
  })

  it.each([
    ['a renamed program', 'bild.png', exe],
    ['a renamed SVG', 'bild.png', svg],
    ['a JPEG that says it is a PNG', 'bild.png', jpg],
    ['a JPEG that breaks off', 'bild.jpg', jpg],
  ])('%s is refused and deleted', async (_what, filename, file) => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const key = await upload(trainer, filename, file)
    const refused = addRecipe(trainer, { image: key })
    await expect(refused).toMatchProblem('invalid_input', ['image'])
    expect(await isStored(key)).toBe(false)
    expect((await trainer.call(recipes.mine)).recipes).toEqual([])
  })

  it('is refused for keys of other users, missing files and invalid keys; files are not deleted', async () => {
    const [trainer, other] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
    const key = await upload(trainer, 'foto.png', png)
    const missing = `recipes/${other.id}/01890000-0000-7000-8000-000000000000.png`
    for (const image of [key, missing, `recipes/${other.id}/../${trainer.id}/x.png`, '../geheim.png', 'x'])
      await expect(addRecipe(other, { image })).toMatchProblem('invalid_input', ['image'])
    expect(await isStored(key)).toBe(true)
    expect((await other.call(recipes.mine)).recipes).toEqual([])
  })
  it('is kept for the next attempt when the new recipe is refused', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const key = await upload(trainer, 'foto.png', png)
    const ingredients = [{ amount: 1, unit: 'Stk' as const, normalName: 'Xyzzy' }]
    const refused = addRecipe(trainer, { image: key, nutritionBy: 'FOODS', ingredients })
    await expect(refused).toMatchProblem('invalid_input', ['nutritionBy'])
    const { image } = await addRecipe(trainer, { image: key, nutritionBy: 'HAND', ingredients })
    expect(image).not.toBeNull()
    expect(await isStored(key)).toBe(false)
    expect((await app.infra.storage.list(`recipes/${trainer.id}/`)).files).toHaveLength(1)
  })

  it('stays when its edit is sent again after a lost answer, also at the same time and with other text', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id: recipeId } = await addRecipe(trainer)
    const image = await upload(trainer, 'foto.jpg', phone)
    const edit = (more: object) =>
      trainer.call(recipes.update, { params: { recipeId }, body: { ...porridge, image, version: 1, ...more } })
    const [first, second] = await Promise.all([edit({}), edit({})])
    expect(second).toEqual(first)
    expect(await edit({})).toEqual(first)
    expect(await isStored(image)).toBe(false)
    await expect(edit({ name: 'Anders' })).toMatchProblem('changed_meanwhile')
    const changed = await edit({ name: 'Anders', version: 2 })
    expect(changed).toMatchObject({ name: 'Anders', image: `/api/recipes/${recipeId}/image?v=3` })
    const shown = await trainer.exchange(recipes.image, { params: { recipeId } })
    expect([shown.status, shown.type]).toEqual([200, 'image/jpeg'])
    const stranger = await app.person(['ROLE_TRAINER'])
    await expect(
      stranger.call(recipes.update, { params: { recipeId }, body: { ...porridge, image, version: 3 } }),
    ).toMatchProblem('not_found')
  })

  it('is kept for the next attempt when the recipe was changed meanwhile', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id: recipeId } = await addRecipe(trainer)
    const image = await upload(trainer, 'foto.png', png)
    const edit = (version: number) =>
      trainer.call(recipes.update, { params: { recipeId }, body: { ...porridge, image, version } })
    await expect(edit(7)).toMatchProblem('changed_meanwhile')
    expect((await edit(1)).image).toBe(`/api/recipes/${recipeId}/image?v=2`)
    expect(await isStored(image)).toBe(false)
    expect((await app.infra.storage.list(`recipes/${trainer.id}/`)).files).toHaveLength(1)
  })
})
