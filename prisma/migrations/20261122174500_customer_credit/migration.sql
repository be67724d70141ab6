-- Credit of customers at the payment service, as of the last fetched snapshot of one of their subscriptions.
ALTER TABLE "payment_customers" ADD COLUMN "credit" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "credit_fetched_at" TIMESTAMPTZ(3);
