import { isoDay } from '@kostbar/contracts/calendar'
import type { PrismaClient } from '@kostbar/prisma/client'
import type { fileFolders } from '../files/service.ts'
import { labels } from './labels.ts'

/** A user's file: its key in the object storage and its path in the export. */
export interface UserFile {
  key: string
  path: string
}

type Folder = Exclude<(typeof fileFolders)[number], 'exports'>
type FindFiles = (prisma: PrismaClient, userId: string) => Promise<UserFile[]>

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Finders of a user's files by storage folder; the type requires one for every folder. */
const sources: Record<Folder, FindFiles> = {
  avatars: async (prisma, id) => {
    const { profileImage: key } = await prisma.user.findUniqueOrThrow({ where: { id }, select: { profileImage: true } })
    return key ? [{ key, path: `profilbild.${endingOf(key)}` }] : []
  },
  documents: async (prisma, userId) => {
    const where = { userId, arrivedAt: { not: null } }
    const rows = await prisma.document.findMany({
      where,
      orderBy: { id: 'asc' },
      select: { key: true, filename: true },
    })
    return rows.map(({ key, filename }) => ({ key, path: `dokumente/${safeFilename(filename)}` }))
  },
  photos: async (prisma, userId) => {
    const where = { userId, key: { not: null } }
    const rows = await prisma.photo.findMany({
      where,
      orderBy: [{ takenOn: 'asc' }, { id: 'asc' }],
      select: { key: true, kind: true, takenOn: true },
    })
    return rows.flatMap(({ key, kind, takenOn }) => {
      const name = `${isoDay(takenOn)} ${labels.photos[kind]}`
      return key ? [{ key, path: `fotos/${name}.${endingOf(key)}` }] : []
    })
  },
  recipes: async (prisma, ownerId) => {
    const where = { ownerId, imageKey: { not: null } }
    const rows = await prisma.recipe.findMany({ where, orderBy: { id: 'asc' }, select: { imageKey: true, name: true } })
    return rows.flatMap(({ imageKey: key, name }) =>
      key ? [{ key, path: `rezepte/${safeFilename(name)}.${endingOf(key)}` }] : [],
    )
  },
}

/** A filename valid on every system: no folders, control characters or names reserved by Windows. */
function safeFilename(name: string): string {
  const plain = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+/, '')
    .trim()
  return /^(con|prn|aux|nul|com\d|lpt\d)?(\.|$)/i.test(plain) ? `_${plain}` : plain
}

/** Makes paths unique: `plan.pdf`, `plan (2).pdf`. Case-insensitive, as on Windows. */
function uniquePaths(files: UserFile[]): UserFile[] {
  const usedPaths = new Set<string>()
  return files.map(({ key, path }) => {
    const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length
    let free = path
    for (let copy = 2; usedPaths.has(free.toLowerCase()); copy += 1)
      free = `${path.slice(0, dot)} (${copy})${path.slice(dot)}`
    usedPaths.add(free.toLowerCase())
    return { key, path: free }
  })
}

/** All files of a user, with unique paths. */
export async function filesOf(prisma: PrismaClient, userId: string): Promise<UserFile[]> {
  const files: UserFile[] = []
  for (const find of Object.values(sources)) files.push(...(await find(prisma, userId)))
  return uniquePaths(files)
}
