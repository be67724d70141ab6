import { createAnchor } from './content/anchor.ts'

/**
 * Name of a file about a person, so that files of several people differ: `anamnese.pdf` about Jörg is
 * `anamnese-joerg.pdf`.
 */
export function fileNameAbout(fileName: string, person: string): string {
  const slug = createAnchor(person)
  return slug ? fileName.replace(/(?=\.\w+$)/, `-${slug}`) : fileName
}
