-- Which purchases include personal coaching: whoever made one and has no trainer waits for one.
ALTER TABLE "subscriptions" ADD COLUMN "coaching_since" TIMESTAMPTZ(3);

ALTER TABLE "orders" ADD COLUMN "includes_coaching" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "subscriptions_coaching" ON "subscriptions"("user_id") WHERE "coaching_since" IS NOT NULL;

CREATE INDEX "orders_coaching" ON "orders"("user_id") WHERE "includes_coaching";

-- Products are fetched again at their next use: the cached ones lack the mark.
UPDATE "payment_products" SET "fetched_at" = 'epoch';
