-- AlterTable
ALTER TABLE "foods" ADD COLUMN     "source_version" TEXT;

-- CreateIndex: a food of a source is imported once.
CREATE UNIQUE INDEX "foods_source_key_key" ON "foods"("source_key");
