-- CreateEnum
CREATE TYPE "PriceInterval" AS ENUM ('DAY', 'WEEK', 'MONTH', 'YEAR');

-- CreateEnum
CREATE TYPE "PurchaseMode" AS ENUM ('SESSION', 'CHANGE');

-- CreateEnum
CREATE TYPE "PurchaseState" AS ENUM ('OPEN', 'DONE', 'FAILED');

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "current_period_start" TIMESTAMPTZ(3),
ADD COLUMN     "fetched_at" TIMESTAMPTZ(3),
ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "interval" "PriceInterval",
ADD COLUMN     "interval_count" INTEGER,
ADD COLUMN     "past_due_since" TIMESTAMPTZ(3),
ADD COLUMN     "price_id" TEXT,
ADD COLUMN     "price_tiers" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "product_description" TEXT,
ADD COLUMN     "product_id" TEXT,
ADD COLUMN     "product_name" TEXT,
ADD COLUMN     "reserved_quantity" INTEGER,
ADD COLUMN     "stripe_id" TEXT,
ADD COLUMN     "tiers_mode" TEXT,
ADD COLUMN     "unit_amount" INTEGER;

-- CreateTable
CREATE TABLE "payment_customers" (
    "user_id" UUID NOT NULL,
    "stripe_id" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "lease" UUID,

    CONSTRAINT "payment_customers_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "purchases" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "mode" "PurchaseMode" NOT NULL,
    "state" "PurchaseState" NOT NULL DEFAULT 'OPEN',
    "price_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "success_url" TEXT,
    "cancel_url" TEXT,
    "proration_date" TIMESTAMPTZ(3),
    "stripe_id" TEXT,
    "url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "stripe_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "product_name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "payment_id" TEXT,
    "refunded" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_counts" (
    "name" TEXT NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_counts_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "payment_products" (
    "id" TEXT NOT NULL,
    "data" JSONB,
    "kind" TEXT,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "withdrawals" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_customers_stripe_id_key" ON "payment_customers"("stripe_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_stripe_id_key" ON "purchases"("stripe_id");

-- CreateIndex
CREATE INDEX "purchases_user_id_id_idx" ON "purchases"("user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripe_id_key" ON "orders"("stripe_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_payment_id_key" ON "orders"("payment_id");

-- CreateIndex
CREATE INDEX "orders_user_id_id_idx" ON "orders"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE INDEX "payment_products_kind_idx" ON "payment_products"("kind");

-- CreateIndex
CREATE INDEX "withdrawals_email_idx" ON "withdrawals"("email");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_id_key" ON "subscriptions"("stripe_id");

-- AddForeignKey
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one live subscription per user and kind.
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions"("user_id", "kind") WHERE "status" <> 'CANCELED';

-- At most one wish under way per user and kind.
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases"("user_id", "kind") WHERE "state" = 'OPEN';
