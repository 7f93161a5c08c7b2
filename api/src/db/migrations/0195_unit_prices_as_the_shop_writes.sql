-- "1.234,50 lei/l" becomes "1,234.50 lei/l", as the shop writes every amount (requirements: C12).
update product_read
set unit_price = translate(split_part(unit_price, ' ', 1), '.,', ',.') || substr(unit_price, strpos(unit_price, ' '))
where unit_price is not null;
