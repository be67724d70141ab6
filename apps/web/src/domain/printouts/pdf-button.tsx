import type { Endpoint } from '@kostbar/contracts/endpoint'
import type { ComponentProps } from 'react'
import { DownloadButton } from '../../lib/download-button.tsx'
import { texts } from './texts.ts'

type PdfButtonProps<E extends Endpoint> = Omit<ComponentProps<typeof DownloadButton<E>>, 'label'>

/** Button that downloads a plan, recipe or shopping list as a PDF. @param props `fileName` without extension */
export const PdfButton = <E extends Endpoint>({ fileName, ...props }: PdfButtonProps<E>) => (
  <DownloadButton {...props} fileName={`${fileName}.pdf`} label={texts.asPdf} />
)
