// The measure for GET /user_data: Express with one route and one find by an indexed field, and nothing else.
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import express from "express";

const connection = await connect(process.env.MONGODB_URL ?? "");
const accounts = connection.collection("accounts");
const app = express();
app.get("/user_data", async (request, response) => {
  response.json(await accounts.findOne({ sub: String(request.query.sub) }));
});
const port = Number(process.env.PORT);
app.listen(port, "127.0.0.1", () => process.send?.({ ready: true, url: `http://127.0.0.1:${port}` }));
