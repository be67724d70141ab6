import { todayInVienna } from '@kostbar/contracts/calendar'
import { photos } from '@kostbar/contracts/photos/endpoints'
import sharp from 'sharp'
import { uploadTo } from './files.ts'
import type { Person } from './test-app.ts'

/** A unique photo of random noise. */
export const randomPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 64, height: 48, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

/** Stores a photo as the browser does. @param mealKey client key of a protocol's meal; null for a progress photo */
export async function storePhoto(person: Person, file: Buffer, mealKey: string | null = null) {
  const contentType = 'image/jpeg'
  const kind = mealKey ? ('MEAL' as const) : ('PROGRESS' as const)
  const body = {
    key: crypto.randomUUID(),
    kind,
    mealKey,
    takenOn: todayInVienna(),
    contentType,
    size: file.length,
  } as const
  const { id, url } = await person.call(photos.upload, { body })
  if (url === null) throw new Error('The photo arrived already')
  await uploadTo(url, file, contentType)
  return person.call(photos.finish, { body: { id } })
}
