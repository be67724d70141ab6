import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { classNames } from '../../ui/class-names.ts'

/** Picture block with caption; wider than the text column in articles. */
export const PictureBlock = ({ block: { image, caption }, context }: BlockProps<'picture'>) =>
  image ? (
    <figure className={classNames('py-6', context === 'page' ? 'column' : 'mx-auto max-w-[56rem]')}>
      <AssetImage
        asset={image}
        sizes="(min-width: 900px) 56rem, 100vw"
        className="h-auto max-h-[80svh] w-full rounded-xl object-cover"
      />
      {caption ? <figcaption className="article-column mt-3 text-sm text-ink-soft">{caption}</figcaption> : null}
    </figure>
  ) : null
