-- CreateEnum
CREATE TYPE "ErasureKind" AS ENUM ('ACCOUNT', 'HEALTH');

-- CreateTable
CREATE TABLE "erasures" (
    "user_id" UUID NOT NULL,
    "kind" "ErasureKind" NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("user_id","kind")
);
