-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB
-- Server's own words; nothing of this is run
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS `shop_posts`;
CREATE TABLE `shop_posts` (
  `ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `post_author` bigint(20) unsigned NOT NULL DEFAULT 0,
  `post_date` datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  `post_date_gmt` datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  `post_content` longtext NOT NULL COMMENT 'text; (all of it)',
  `post_title` text NOT NULL,
  `post_excerpt` text NOT NULL,
  `post_status` varchar(20) NOT NULL DEFAULT 'publish',
  `post_name` varchar(200) NOT NULL DEFAULT '',
  `post_parent` bigint(20) unsigned NOT NULL DEFAULT 0,
  `menu_order` int(11) NOT NULL DEFAULT 0,
  `post_type` varchar(20) NOT NULL DEFAULT 'post',
  PRIMARY KEY (`ID`),
  KEY `post_name` (`post_name`(191))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
LOCK TABLES `shop_posts` WRITE;
INSERT INTO `shop_posts` VALUES (7,1,'2023-01-01 10:00:00','2023-01-01 08:00:00','<p>Blogul; cu \'ghilimele\' (și paranteze)</p>','Bine ați venit','','publish','bine-ati-venit',0,0,'post'),(21,1,'2023-05-02 12:00:00','2023-05-02 09:00:00','<p>Moale pe o parte,\naspru pe cealaltă: \"burete\".</p>','Burete d''uble față','Un burete.','publish','burete-dubla-fata',0,0,'product'),(22,1,'2023-05-02 12:00:00','2023-05-02 09:00:00','<p>Cu lămâie.</p>','Detergent vase','','publish','detergent-vase',0,0,'product'),(24,1,'2023-05-02 12:00:00','2023-05-02 09:00:00','','Detergent vase - 5 l','','publish','detergent-vase-2',22,2,'product_variation'),(23,1,'2023-05-02 12:00:00','2023-05-02 09:00:00','','Detergent vase - 1 l','','publish','detergent-vase-1',22,1,'product_variation'),(31,1,'2023-05-02 12:00:00','2023-05-02 09:00:00','','burete','','inherit','burete',0,0,'attachment');
INSERT INTO `shop_posts` VALUES (40,1,'2022-02-03 12:00:00','2022-02-03 10:00:00','','Order','Sunați înainte','wc-completed','order-40',0,0,'shop_order');
UNLOCK TABLES;
CREATE TABLE `shop_postmeta` (
  `meta_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `post_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `meta_key` varchar(255) DEFAULT NULL,
  `meta_value` longtext DEFAULT NULL,
  PRIMARY KEY (`meta_id`)
);
INSERT INTO `shop_postmeta` VALUES (1,21,'_sku','BUR-01'),(2,21,'_regular_price','4.50'),(3,21,'_price','4.50'),(4,21,'_stock','40'),(5,21,'_manage_stock','yes'),(6,21,'_weight','0.05'),(7,21,'_thumbnail_id','31'),(8,31,'_wp_attached_file','2024/03/burete.jpg'),(9,21,'_global_unique_id','5941234567899'),(10,22,'_sku','DET-01'),(11,22,'_price','12.99'),(12,22,'_product_attributes','a:2:{s:8:\"pa_volum\";a:6:{s:4:\"name\";s:8:\"pa_volum\";s:5:\"value\";s:0:\"\";s:8:\"position\";i:0;s:10:\"is_visible\";i:1;s:12:\"is_variation\";i:1;s:11:\"is_taxonomy\";i:1;}s:5:\"miros\";a:6:{s:4:\"name\";s:5:\"Miros\";s:5:\"value\";s:8:\"Lămâie\";s:8:\"position\";i:1;s:10:\"is_visible\";i:1;s:12:\"is_variation\";i:0;s:11:\"is_taxonomy\";i:0;}}'),(13,23,'_sku','DET-01-1'),(14,23,'_regular_price','12.99'),(15,23,'_stock','12'),(16,23,'_manage_stock','yes'),(17,23,'_weight','1.1'),(18,23,'attribute_pa_volum','1-l'),(19,24,'_sku','DET-01-5'),(20,24,'_regular_price','49.90'),(21,24,'_stock','3'),(22,24,'_manage_stock','yes'),(23,24,'attribute_pa_volum','5-l'),(24,24,'_secret',NULL),(30,40,'_billing_first_name','Ion'),(31,40,'_billing_last_name','Vechi'),(32,40,'_billing_email','ion@example.com'),(33,40,'_billing_phone','0740 123 457'),(34,40,'_billing_address_1','Str. Mică 3'),(35,40,'_billing_city','Alba Iulia'),(36,40,'_billing_state','AB'),(37,40,'_order_total','9.00'),(38,40,'_payment_method','bacs');
CREATE TABLE `shop_terms` (
  `term_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(200) NOT NULL DEFAULT '',
  `slug` varchar(200) NOT NULL DEFAULT ''
);
INSERT INTO `shop_terms` (`term_id`, `name`, `slug`) VALUES
(2,'variable','variable'),
(3,'Bucătărie','bucatarie'),
(4,'Bureți','bureti'),
(5,'Detergenți','detergenti'),
(6,'1 l','1-l'),
(7,'5 l','5-l'),
(8,'Luciu','luciu');
CREATE TABLE `shop_term_taxonomy` (
  `term_taxonomy_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `term_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `taxonomy` varchar(32) NOT NULL DEFAULT '',
  `description` longtext NOT NULL,
  `parent` bigint(20) unsigned NOT NULL DEFAULT 0
);
INSERT INTO `shop_term_taxonomy` VALUES (12,2,'product_type','',0),(13,3,'product_cat','Totul pentru bucătărie',0),(14,4,'product_cat','',3),(15,5,'product_cat','',3),(16,6,'pa_volum','',0),(17,7,'pa_volum','',0),(18,8,'product_brand','',0);
CREATE TABLE `shop_term_relationships` (
  `object_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `term_taxonomy_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `term_order` int(11) NOT NULL DEFAULT 0
);
INSERT INTO `shop_term_relationships` VALUES (21,13,0),(21,14,0),(21,18,0),(22,12,0),(22,15,0),(22,16,0),(22,17,0),(22,18,0);
CREATE TABLE `shop_woocommerce_attribute_taxonomies` (
  `attribute_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `attribute_name` varchar(200) NOT NULL,
  `attribute_label` varchar(200) DEFAULT NULL
);
INSERT INTO `shop_woocommerce_attribute_taxonomies` VALUES (1,'volum','Volum');
CREATE TABLE `shop_options` (
  `option_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `option_name` varchar(191) NOT NULL DEFAULT '',
  `option_value` longtext NOT NULL
);
INSERT INTO `shop_options` VALUES (1,'siteurl','https://vechi.example'),(2,'woocommerce_prices_include_tax','yes'),(3,'woocommerce_permalinks','a:2:{s:12:\"product_base\";s:7:\"/produs\";s:13:\"category_base\";s:16:\"categorie-produs\";}');
CREATE TABLE `shop_users` (
  `ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `user_login` varchar(60) NOT NULL DEFAULT '',
  `user_pass` varchar(255) NOT NULL DEFAULT '',
  `user_email` varchar(100) NOT NULL DEFAULT '',
  `user_registered` datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  `display_name` varchar(250) NOT NULL DEFAULT ''
);
INSERT INTO `shop_users` VALUES (1,'admin','$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0','sef@example.com','2020-01-01 00:00:00','Șeful'),(5,'maria','$P$BabcdEFGHthT066vav8PB1F8L/A9/N/','Maria@example.com','2021-06-07 08:09:10','Maria Nouă'),(6,'dan','$wp$2y$10$zyxwvutsrqponmlkjihgfe2rHv/zNdBmD7W7oWDRdFJi6.S5uG3mq','dan@example.com','2025-06-07 08:09:10','Dan Popa');
CREATE TABLE `shop_usermeta` (
  `umeta_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `user_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `meta_key` varchar(255) DEFAULT NULL,
  `meta_value` longtext DEFAULT NULL
);
INSERT INTO `shop_usermeta` VALUES (1,1,'shop_capabilities','a:1:{s:13:\"administrator\";b:1;}'),(2,5,'shop_capabilities','a:1:{s:8:\"customer\";b:1;}'),(3,5,'first_name','Maria'),(4,5,'last_name','Ionescu'),(5,5,'billing_phone','0740123456'),(6,5,'billing_first_name','Maria'),(7,5,'billing_last_name','Ionescu'),(8,5,'billing_address_1','Str. Lungă 1'),(9,5,'billing_address_2','ap. 4'),(10,5,'billing_city','Cluj-Napoca'),(11,5,'billing_state','CJ'),(12,5,'billing_postcode','400001'),(13,5,'billing_company','Curat & Fiii SRL'),(14,6,'shop_capabilities','a:1:{s:8:\"customer\";b:1;}');
CREATE TABLE `shop_wc_orders` (
  `id` bigint(20) unsigned NOT NULL,
  `status` varchar(20) DEFAULT NULL,
  `currency` varchar(10) DEFAULT NULL,
  `type` varchar(20) DEFAULT NULL,
  `tax_amount` decimal(26,8) DEFAULT NULL,
  `total_amount` decimal(26,8) DEFAULT NULL,
  `customer_id` bigint(20) unsigned DEFAULT NULL,
  `billing_email` varchar(320) DEFAULT NULL,
  `date_created_gmt` datetime DEFAULT NULL,
  `payment_method` varchar(100) DEFAULT NULL,
  `payment_method_title` text DEFAULT NULL,
  `customer_note` text DEFAULT NULL
);
INSERT INTO `shop_wc_orders` VALUES (41,'wc-completed','RON','shop_order',13.34000000,82.88000000,5,'Maria@example.com','2025-01-02 03:04:05','cod','Ramburs',NULL),(42,'wc-refunded','RON','shop_order_refund',0.00000000,-10.00000000,5,'','2025-01-09 03:04:05','','',NULL),(43,'wc-cancelled','RON','shop_order',0.00000000,22.50000000,0,'oaspete@example.com','2025-01-03 03:04:05','netopia','Card',NULL);
CREATE TABLE `shop_wc_order_addresses` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `order_id` bigint(20) unsigned NOT NULL,
  `address_type` varchar(20) DEFAULT NULL,
  `first_name` text DEFAULT NULL,
  `last_name` text DEFAULT NULL,
  `company` text DEFAULT NULL,
  `address_1` text DEFAULT NULL,
  `address_2` text DEFAULT NULL,
  `city` text DEFAULT NULL,
  `state` text DEFAULT NULL,
  `postcode` text DEFAULT NULL,
  `country` text DEFAULT NULL,
  `email` varchar(320) DEFAULT NULL,
  `phone` varchar(100) DEFAULT NULL
);
INSERT INTO `shop_wc_order_addresses` VALUES (1,41,'billing','Maria','Ionescu','','Str. Lungă 1','ap. 4','Cluj-Napoca','CJ','400001','RO','Maria@example.com','0740123456'),(2,41,'shipping','Maria','Ionescu','','Piața Mică 2',NULL,'Alba Iulia','AB','510001','RO',NULL,NULL),(3,43,'billing','Oana','Oaspete','','Str. Scurtă 5','','Cluj-Napoca','CJ','400001','RO','oaspete@example.com','0740123458');
CREATE TABLE `shop_woocommerce_order_items` (
  `order_item_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `order_item_name` text NOT NULL,
  `order_item_type` varchar(200) NOT NULL DEFAULT '',
  `order_id` bigint(20) unsigned NOT NULL
);
INSERT INTO `shop_woocommerce_order_items` VALUES (1,'Burete dublă față','line_item',41),(2,'Detergent vase - 5 l','line_item',41),(3,'Curier rapid','shipping',41),(6,'Taxă ramburs','fee',41),(4,'Burete dublă față','line_item',43),(5,'Burete dublă față','line_item',40);
CREATE TABLE `shop_woocommerce_order_itemmeta` (
  `meta_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `order_item_id` bigint(20) unsigned NOT NULL,
  `meta_key` varchar(255) DEFAULT NULL,
  `meta_value` longtext DEFAULT NULL
);
INSERT INTO `shop_woocommerce_order_itemmeta` VALUES (1,1,'_product_id','21'),(2,1,'_variation_id','0'),(3,1,'_qty','2'),(4,1,'_line_total','7.5630'),(5,1,'_line_tax','1.4370'),(6,2,'_product_id','22'),(7,2,'_variation_id','24'),(8,2,'_qty','1'),(9,2,'_line_total','41.9328'),(10,2,'_line_tax','7.9672'),(11,3,'cost','15.9496'),(12,3,'total_tax','3.0304'),(21,6,'_line_total','4.2017'),(22,6,'_line_tax','0.7983'),(13,4,'_product_id','21'),(14,4,'_qty','5'),(15,4,'_line_total','18.9076'),(16,4,'_line_tax','3.5924'),(17,5,'_product_id','21'),(18,5,'_qty','2'),(19,5,'_line_total','7.5630'),(20,5,'_line_tax','1.4370');
