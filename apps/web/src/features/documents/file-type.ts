import { documentTypes } from '@kostbar/contracts/uploads'
import { File, FileImage, FileSpreadsheet, FileText, FileType, type LucideIcon } from 'lucide-react'
import { texts } from './texts.ts'

/** Name and icon of a file type. */
interface FileTypeInfo {
  readonly name: string
  readonly icon: LucideIcon
}

const image: FileTypeInfo = { name: texts.fileTypes.image, icon: FileImage }

const fileTypes: Readonly<Record<keyof typeof documentTypes, FileTypeInfo>> = {
  pdf: { name: texts.fileTypes.pdf, icon: FileText },
  png: image,
  jpg: image,
  jpeg: image,
  webp: image,
  txt: { name: texts.fileTypes.text, icon: FileText },
  csv: { name: texts.fileTypes.csv, icon: FileSpreadsheet },
  docx: { name: texts.fileTypes.word, icon: FileType },
  xlsx: { name: texts.fileTypes.sheet, icon: FileSpreadsheet },
}

const isKnown = (ending: string): ending is keyof typeof documentTypes => Object.hasOwn(documentTypes, ending)

/** File type of a document by its filename extension; the API accepts known types only. */
export function fileTypeOf(filename: string): FileTypeInfo {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return isKnown(ending) ? fileTypes[ending] : { name: texts.fileTypes.other, icon: File }
}
