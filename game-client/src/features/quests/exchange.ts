import { exchangePrice } from "@diamond-valley/schemas/wallet/operations/exchange.ts";
import type { Stock, StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";

/** Whether there is enough of `from` to trade it. */
export function canExchange(stock: Stock, from: StockItem): boolean {
  return stock[from] >= exchangePrice(from);
}
