import { Apricot, ApricotHalf } from '../ingredients/apricot-half.tsx'
import { Envelope } from '../ingredients/envelope.tsx'
import { FlowerVase } from '../ingredients/flower-vase.tsx'
import { Parsley } from '../ingredients/parsley.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { Place } from '../place.tsx'
import { Backdrop } from './backdrop.tsx'

/** A letter on the table: something waits in the mailbox. */
export function Letter({ className, title }: PictureProps) {
  return (
    <Picture className={className} title={title} width={480} height={360}>
      <Backdrop />
      <Place x={370} y={280} size={220} shade={0.4}>
        <FlowerVase />
      </Place>
      <Place x={208} y={310} size={244} turn={-4} shade={0.94}>
        <Envelope />
      </Place>
      <Place x={96} y={338} size={96} turn={-68}>
        <Parsley />
      </Place>
      <Place x={340} y={318} size={68} shade={0.8}>
        <Apricot />
      </Place>
      <Place x={394} y={326} size={60} turn={6} shade={0.8}>
        <ApricotHalf />
      </Place>
    </Picture>
  )
}
