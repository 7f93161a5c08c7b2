/**
 * Times are in UTC: minute, hour, day, month, weekday, task. Jobs that call couriers have a lower priority. Jobs for
 * ANAF and for parcels run in separate queues. Each job has at least two attempts, because a killed worker uses one
 * up.
 */
export const CRONTAB = `
* * * * * apply_promotions
* * * * * publish_drafts
* * * * * start_planned_sheets
* * * * * release_unpaid_orders
* * * * * tell_stock_alerts
* * * * * write_public_files ?queue=public_files&jobKey=write_public_files&max=2&priority=9
*/5 * * * * ask_payments ?jobKey=ask_payments&max=2&priority=8
*/10 * * * * copy_supply_stock
*/10 * * * * tell_staff
7 * * * * issue_missing_invoices
20 7 * * 1-5 remind_of_invoices
11 4-12 * * * make_recurring_drafts
*/15 * * * * poll_shipments ?queue=parcels&jobKey=poll_shipments&max=2&priority=8
*/30 * * * * poll_return_waybills ?queue=parcels&jobKey=poll_return_waybills&max=2&priority=8
* * * * * issue_elsewhere ?queue=issuers&jobKey=issue_elsewhere&max=2&priority=8
* * * * * efactura_step ?queue=anaf&jobKey=efactura_step&max=2&priority=8
13 1,5,9,13,17,21 * * * efactura_lists ?queue=anaf&jobKey=efactura_lists&max=6&priority=8
17 2 * * * delete_expired_carts
21 2 * * * delete_expired_logins
22 2 * * * delete_expired_staff_logins
23 2 * * * delete_unconfirmed_subscriptions
25 2 * * * forget_buyers
27 2 * * * forget_networks
29 2 * * * delete_old_mails
31 2 * * * delete_old_bulks
* * * * * send_webhooks ?queue=webhooks&jobKey=send_webhooks&max=2&priority=8
*/5 * * * * emag_step ?queue=emag&jobKey=emag_step&max=2&priority=8
* * * * * send_campaigns ?queue=campaigns&jobKey=send_campaigns&max=2&priority=20
*/15 * * * * read_bounces ?queue=campaigns&jobKey=read_bounces&max=2&priority=20
*/15 * * * * remind_of_carts
20 7 * * * remind_of_reorders
32 2 * * * forget_campaign_recipients
42 2 * * * delete_old_events
33 2 * * * delete_old_searches
35 2 * * * delete_old_background_jobs
36 2 * * * delete_old_sheets
39 2 * * * delete_old_offers
40 2 * * * delete_old_order_sheets
43 2 * * * count_sold_pieces
45 2 * * * plan_replenishment
47 2 * * * sum_margins
37 2 * * * forget_moving
38 2 * * * delete_old_exchanges
7 1 * * * prove_restore ?queue=restore&jobKey=prove_restore&max=3&priority=9
41 3 * * * sync_lockers ?priority=8
`;

/** Jobs that run at every start of the worker. They are cheap if there is nothing to do. */
export const AT_START = ["fill_lockers", "write_public_files", "plan_replenishment", "sum_margins"];
