import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AtEnd } from '@kostbar/machine/testing/at-end'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#2f5d4a"/></svg>'

export const author = 'name: Lena Hofer\nimage: assets/bowl.svg\n'

/** The source of an article. */
export const article = (fields: Record<string, string> = {}, text = 'Ein Text.') => {
  const all: Record<string, string> = {
    title: 'Brauchst du ein Frühstück?',
    description: 'Kurz gesagt, nein.',
    image: 'assets/bowl.svg',
    category: 'Alltag',
    author: 'autoren/lena-hofer',
    readTime: '4',
    ...fields,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `---\n${head.join('\n')}\n---\n\n${text}\n`
}

/** A folder with a picture, an author, and the given files; removed at the end: by default after the current test. */
export async function contentFolder(files: Record<string, string> = {}, atEnd?: AtEnd): Promise<string> {
  const directory = await temporaryDirectory(atEnd)
  await writeContent(directory, { 'assets/bowl.svg': drawing, 'autoren/lena-hofer.yaml': author, ...files })
  return directory
}

/** Writes files into a folder of content. */
export async function writeContent(directory: string, files: Record<string, string>): Promise<void> {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), source)
  }
}
