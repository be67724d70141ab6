import type { ContentOf } from '@kostbar/contracts/content'
import { useMemo } from 'react'
import { ProductOffer } from '../../features/offers/product-offer.tsx'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { type BlockProps, still } from '../../lib/content/block.ts'
import type { ShownBlock } from './shown-block.ts'
import { StillBlock } from './still-block.tsx'

const richText = still<'rich_text'>(async () => (await import('../../features/content/rich-text.tsx')).RichTextBlock)

/** A single product; its text is drawn by the server alone, as texts are everywhere. */
export function ProductBlock({ block }: BlockProps<'product'>) {
  const { text, image, _uid } = block
  return (
    <ProductOffer
      block={block}
      text={text ? <ProductText id={`${_uid}-text`} text={text} /> : undefined}
      picture={
        image ? (
          <AssetImage
            asset={image}
            sizes="(min-width: 1024px) 30rem, 100vw"
            className="aspect-[4/3] w-full rounded-lg object-cover md:max-lg:aspect-[5/2] md:max-lg:object-bottom"
          />
        ) : undefined
      }
    />
  )
}

interface ProductTextProps {
  readonly id: string
  readonly text: NonNullable<ContentOf<'rich_text'>['text']>
}

function ProductText({ id, text }: ProductTextProps) {
  // A new block would be taken for a new text, and what the server has drawn thrown away.
  const block = useMemo(() => ({ component: 'rich_text' as const, _uid: id, text }), [id, text])
  return (
    <div className="[&_.article-column]:mx-0">
      <StillBlock load={richText.load as ShownBlock['load']} props={{ block, place: 'article', first: false }} />
    </div>
  )
}
