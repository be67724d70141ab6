import type { Prisma } from '@kostbar/prisma/client'
import type { fileFolders } from '../files/service.ts'

/** A file of someone's in the object storage, and what it is called in an export. */
export interface OwnFile {
  key: string
  path: string
}

type Folder = Exclude<(typeof fileFolders)[number], 'exports'>
type Find = (tx: Prisma.TransactionClient, userId: string) => Promise<OwnFile[]>

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** How to find someone's files: one way for each folder that files are kept in, or it does not compile. */
const sources: Record<Folder, Find> = {
  avatars: async (tx, id) => {
    const { profileImage: key } = await tx.user.findUniqueOrThrow({ where: { id }, select: { profileImage: true } })
    return key ? [{ key, path: `profilbild.${endingOf(key)}` }] : []
  },
  documents: async (tx, userId) => {
    const where = { userId, arrivedAt: { not: null } }
    const found = await tx.document.findMany({ where, orderBy: { id: 'asc' }, select: { key: true, filename: true } })
    return found.map(({ key, filename }) => ({ key, path: `dokumente/${safe(filename)}` }))
  },
  recipes: async (tx, ownerId) => {
    const where = { ownerId, imageKey: { not: null } }
    const found = await tx.recipe.findMany({ where, orderBy: { id: 'asc' }, select: { imageKey: true, name: true } })
    return found.flatMap(({ imageKey: key, name }) =>
      key ? [{ key, path: `rezepte/${safe(name)}.${endingOf(key)}` }] : [],
    )
  },
}

/** A name that every system can unpack: no folders, no control characters, nothing Windows reserves. */
function safe(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim()
  return /^(con|prn|aux|nul|com\d|lpt\d)?(\.|$)/i.test(plain) ? `_${plain}` : plain
}

/** Tells files of one name apart: `plan.pdf`, `plan (2).pdf`. Names that differ in case alone are one on Windows. */
function apart(files: OwnFile[]): OwnFile[] {
  const taken = new Set<string>()
  return files.map(({ key, path }) => {
    const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length
    let free = path
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1)
      free = `${path.slice(0, dot)} (${copy})${path.slice(dot)}`
    taken.add(free.toLowerCase())
    return { key, path: free }
  })
}

/** Every file of a user. */
export async function filesOf(tx: Prisma.TransactionClient, userId: string): Promise<OwnFile[]> {
  const found: OwnFile[] = []
  for (const find of Object.values(sources)) found.push(...(await find(tx, userId)))
  return apart(found)
}
