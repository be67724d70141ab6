import type { BodyComponent } from '@kostbar/contracts/content-model'
import { type BlockDefinition, live, still } from '../../lib/content/block.ts'

type Registry = { readonly [Name in BodyComponent]?: BlockDefinition<Name> }

/** What shows each component of the content service. A feature with a block of its own adds its line here. */
export const registry: Registry = {
  image_stage: still(async () => (await import('../../features/content/image-stage.tsx')).ImageStage),
  action_stage: still(async () => (await import('../../features/content/action-stage.tsx')).ActionStage),
  content_with_image: still(
    async () => (await import('../../features/content/content-with-image.tsx')).ContentWithImage,
  ),
  feature_list: still(async () => (await import('../../features/content/feature-list.tsx')).FeatureList),
  testimonials: still(async () => (await import('../../features/content/testimonials.tsx')).Testimonials),
  carousel: live(async () => (await import('../../features/content/carousel.tsx')).Carousel),
  blog_list: live(async () => (await import('../../features/blog/blog-list.tsx')).BlogList),
  subscription_list: live(async () => (await import('../../features/offers/subscription-list.tsx')).SubscriptionList),
  product: live(async () => (await import('./product-block.tsx')).ProductBlock),
  client_slots: live(async () => (await import('../../features/offers/client-slots.tsx')).ClientSlots),
  newsletter: live(async () => (await import('../../features/newsletter/newsletter.tsx')).Newsletter),
  app_links: still(async () => (await import('../../features/content/app-links.tsx')).AppLinks),
  accordion: live(async () => (await import('../../features/content/accordion.tsx')).Accordion),
  call_to_action: still(async () => (await import('../../features/content/call-to-action.tsx')).CallToAction),
  video: live(async () => (await import('../../features/content/video.tsx')).Video),
  rich_text: still(async () => (await import('../../features/content/rich-text.tsx')).RichTextBlock),
  picture: still(async () => (await import('../../features/content/picture.tsx')).PictureBlock),
  quote: still(async () => (await import('../../features/content/quote.tsx')).Quote),
  sources: still(async () => (await import('../../features/content/sources.tsx')).Sources),
  recipe_reference: live(
    async () => (await import('../../features/recipe-story/recipe-reference.tsx')).RecipeReference,
  ),
}
