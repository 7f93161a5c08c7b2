-- phpMyAdmin SQL Dump
-- version 5.2.1
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
CREATE TABLE `ps_lang` (
  `id_lang` int(10) UNSIGNED NOT NULL,
  `name` varchar(32) NOT NULL,
  `active` tinyint(3) UNSIGNED NOT NULL,
  `iso_code` varchar(2) NOT NULL
) ENGINE=InnoDB;
INSERT INTO `ps_lang` (`id_lang`, `name`, `active`, `iso_code`) VALUES
(1, 'English', 1, 'en'),
(2, 'Română', 1, 'ro');
INSERT INTO `ps_configuration` (`id_configuration`, `name`, `value`) VALUES
(1, 'PS_LANG_DEFAULT', '1');
INSERT INTO `ps_category` (`id_category`, `id_parent`, `active`, `position`, `is_root_category`) VALUES
(1, 0, 1, 0, 0), (2, 1, 1, 0, 1), (10, 2, 1, 0, 0), (11, 10, 1, 0, 0);
INSERT INTO `ps_category_lang` (`id_category`, `id_shop`, `id_lang`, `name`, `description`, `link_rewrite`) VALUES
(10, 1, 1, 'Kitchen', '', 'kitchen'), (10, 1, 2, 'Bucătărie', '<p>Totul</p>', 'bucatarie'), (11, 1, 2, 'Detergenți', NULL, 'detergenti');
INSERT INTO `ps_manufacturer` (`id_manufacturer`, `name`) VALUES (4, 'Luciu');
INSERT INTO `ps_tax_rules_group` (`id_tax_rules_group`, `name`, `active`, `deleted`) VALUES (1, 'RO Standard Rate (19%)', 1, 0), (2, 'RO Reduced Rate (9%)', 1, 0);
INSERT INTO `ps_product` (`id_product`, `id_manufacturer`, `id_category_default`, `id_tax_rules_group`, `ean13`, `price`, `reference`, `width`, `height`, `depth`, `weight`, `active`, `date_add`) VALUES
(5, 4, 11, 1, '', 10.735537, 'DET-02', 10.000000, 30.000000, 7.000000, 1.100000, 1, '2023-04-05 06:07:08'),
(6, 0, 10, 2, '5941234567899', 2.000000, '', 0.000000, 0.000000, 0.000000, 0.000000, 0, '2023-04-05 06:07:08');
INSERT INTO `ps_product_lang` (`id_product`, `id_shop`, `id_lang`, `description`, `description_short`, `link_rewrite`, `name`) VALUES
(5, 1, 1, '<p>Lemon</p>', '', 'dish-soap', 'Dish soap'),
(5, 1, 2, '<p>Cu lămâie</p>', '<p>Scurt</p>', 'detergent-vase', 'Detergent vase'),
(6, 1, 2, '', '', 'burete', 'Burete');
INSERT INTO `ps_product_attribute` (`id_product_attribute`, `id_product`, `reference`, `ean13`, `price`, `weight`, `default_on`) VALUES
(52, 5, 'DET-02-5', '', 30.500000, 4.100000, NULL), (51, 5, 'DET-02-1', '', 0.000000, 0.000000, 1);
INSERT INTO `ps_product_attribute_combination` (`id_attribute`, `id_product_attribute`) VALUES (8, 51), (9, 52);
INSERT INTO `ps_attribute` (`id_attribute`, `id_attribute_group`, `color`, `position`) VALUES (8, 3, '', 0), (9, 3, '', 1);
INSERT INTO `ps_attribute_lang` (`id_attribute`, `id_lang`, `name`) VALUES (8, 2, '1 l'), (9, 2, '5 l');
INSERT INTO `ps_attribute_group_lang` (`id_attribute_group`, `id_lang`, `name`, `public_name`) VALUES (3, 2, 'volum', 'Volum');
INSERT INTO `ps_feature_lang` (`id_feature`, `id_lang`, `name`) VALUES (1, 2, 'Miros');
INSERT INTO `ps_feature_value_lang` (`id_feature_value`, `id_lang`, `value`) VALUES (1, 2, 'Lămâie');
INSERT INTO `ps_feature_product` (`id_feature`, `id_product`, `id_feature_value`) VALUES (1, 5, 1);
INSERT INTO `ps_image` (`id_image`, `id_product`, `position`, `cover`) VALUES (13, 5, 2, NULL), (12, 5, 1, 1);
INSERT INTO `ps_stock_available` (`id_stock_available`, `id_product`, `id_product_attribute`, `quantity`) VALUES (1, 5, 0, 15), (2, 5, 51, 12), (3, 5, 52, 3), (4, 6, 0, 7);
INSERT INTO `ps_customer` (`id_customer`, `email`, `passwd`, `firstname`, `lastname`, `is_guest`, `deleted`, `date_add`) VALUES
(3, 'elena@example.com', '$2y$10$abcdefghijklmnopqrstuuFN46y4A9NzNmnu04llFfZqocN6IrvXO', 'Elena', 'Marin', 0, 0, '2019-08-07 06:05:04'),
(4, 'radu@example.com', '647eadc71674a07054201849082d1a51', 'Radu', 'Vechi', 0, 0, '2015-08-07 06:05:04'),
(5, 'oaspete@example.com', 'x', 'Oana', 'Oaspete', 1, 0, '2024-08-07 06:05:04'),
(6, 'sters@example.com', 'x', 'S', 'S', 0, 1, '2024-08-07 06:05:04');
INSERT INTO `ps_state` (`id_state`, `id_country`, `name`, `iso_code`) VALUES (330, 36, 'Cluj', 'CJ');
INSERT INTO `ps_address` (`id_address`, `id_state`, `id_customer`, `company`, `lastname`, `firstname`, `address1`, `address2`, `postcode`, `city`, `phone`, `phone_mobile`, `vat_number`, `dni`, `deleted`) VALUES
(1, 330, 3, 'Curat SRL', 'Marin', 'Elena', 'Str. Lungă 1', '', '400001', 'Cluj-Napoca', '0264123456', '0740123456', 'RO14399840', '', 0),
(2, 330, 3, NULL, 'Marin', 'Elena', 'Str. Veche 9', '', '400001', 'Cluj-Napoca', '', '0740123456', '', '', 1),
(3, 330, 5, NULL, 'Oaspete', 'Oana', 'Str. Scurtă 5', 'ap. 2', '400001', 'Cluj-Napoca', '0740123458', '', '', '', 0);
INSERT INTO `ps_carrier` (`id_carrier`, `name`) VALUES (2, 'Curier rapid');
INSERT INTO `ps_order_state_lang` (`id_order_state`, `id_lang`, `name`, `template`) VALUES (5, 2, 'Livrată', ''), (6, 2, 'Anulată', ''), (5, 1, 'Delivered', '');
INSERT INTO `ps_orders` (`id_order`, `reference`, `id_carrier`, `id_customer`, `id_address_delivery`, `id_address_invoice`, `current_state`, `payment`, `module`, `total_paid_tax_incl`, `total_shipping_tax_incl`, `date_add`) VALUES
(70, 'XKBKNABJK', 2, 3, 2, 1, 5, 'Ramburs', 'ps_cashondelivery', 65.000000, 15.930000, '2024-01-02 03:04:05'),
(71, 'OHSATSERP', 2, 5, 3, 3, 6, 'Card', 'netopia', 49.070000, 0.000000, '2024-02-02 03:04:05');
INSERT INTO `ps_order_detail` (`id_order_detail`, `id_order`, `product_id`, `product_attribute_id`, `product_name`, `product_quantity`, `product_reference`, `unit_price_tax_incl`) VALUES
(1, 70, 5, 52, 'Detergent vase - Volum : 5 l', 1, 'DET-02-5', 49.070000), (2, 71, 5, 52, 'Detergent vase - Volum : 5 l', 1, 'DET-02-5', 49.070000);
